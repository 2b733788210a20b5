package tabuleiro.driver;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/**
 * Everything on the screen that has a text or a content description, including squares of boards.
 */
public final class Elements {
  /**
   * An element.
   *
   * @param text the visible or spoken text
   * @param bounds the bounds on the screen, limited to the visible part of a view
   * @param view the view, or the board that contains it
   * @param hearsTouch whether it reacts to touches
   */
  public record Element(String text, Rect bounds, View view, boolean hearsTouch) {
    boolean isVisible() {
      return !bounds.isEmpty();
    }

    /** Returns the clickable view that a tap would reach, or null. */
    public View listener() {
      var listener = view;
      while (listener != null && !listener.isClickable()) {
        listener = listener.getParent() instanceof View parent ? parent : null;
      }
      return listener;
    }
  }

  private final List<Element> all = new ArrayList<>();

  private Elements() {}

  /** Returns what can be touched now; nothing that a dialog covers. */
  public static Elements now() {
    var elements = new Elements();
    var windows = Screen.reachable();
    for (int i = windows.size() - 1; i >= 0; i--) {
      elements.collect(windows.get(i), Screen.corner(windows.get(i)));
    }
    return elements;
  }

  /** Returns all elements, the uppermost window's first. */
  public List<Element> all() {
    return all;
  }

  private void collect(View view, int[] corner) {
    if (view.getVisibility() != View.VISIBLE || view.getAlpha() == 0) {
      return;
    }
    var bounds = new Rect();
    if (view.getGlobalVisibleRect(bounds)) {
      bounds.offset(corner[0], corner[1]);
    } else {
      bounds.setEmpty();
    }
    if (view instanceof TextView text) {
      add(text.getText(), bounds, view, view.isClickable());
      if (text.length() == 0) {
        add(text.getHint(), bounds, view, view.isClickable());
      }
    }
    add(view.getContentDescription(), bounds, view, view.isClickable());
    collectParts(view);
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), corner);
      }
    }
  }

  private void collectParts(View view) {
    for (var part : parts(view)) {
      if (part.getContentDescription() != null) {
        var bounds = new Rect();
        part.getBoundsInScreen(bounds);
        add(part.getContentDescription(), bounds, view, part.isClickable());
      }
    }
  }

  /** Returns the virtual views inside a view, such as a board's squares. */
  static List<AccessibilityNodeInfo> parts(View view) {
    var parts = new ArrayList<AccessibilityNodeInfo>();
    var provider = view.isImportantForAccessibility() ? view.getAccessibilityNodeProvider() : null;
    if (provider == null) {
      return parts;
    }
    var host = provider.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID);
    for (int i = 0; host != null && i < host.getChildCount(); i++) {
      // A screen reader finds them through the system, which is missing here: hence by number.
      long child =
          ReflectionHelpers.callInstanceMethod(
              host, "getChildId", ClassParameter.from(int.class, i));
      var part = provider.createAccessibilityNodeInfo((int) (child >> Integer.SIZE));
      if (part != null) {
        parts.add(part);
      }
    }
    return parts;
  }

  private void add(CharSequence text, Rect bounds, View view, boolean hearsTouch) {
    if (text != null && !text.toString().isBlank()) {
      all.add(new Element(text.toString().strip(), bounds, view, hearsTouch));
    }
  }

  /** Finds the element that a script means: the text is equal, else a prefix, else contained. */
  public Optional<Element> find(String wanted) {
    return first(text -> text.equalsIgnoreCase(wanted))
        .or(() -> first(text -> beginsWith(text, wanted)))
        .or(
            () ->
                first(
                    text ->
                        text.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT))));
  }

  private static boolean beginsWith(String text, String wanted) {
    return text.regionMatches(true, 0, wanted, 0, wanted.length())
        && !Character.isLetterOrDigit(text.charAt(wanted.length()));
  }

  private Optional<Element> first(Predicate<String> matches) {
    var fitting = all.stream().filter(each -> matches.test(each.text())).toList();
    return fitting.stream()
        .filter(Element::isVisible)
        .findFirst()
        .or(() -> fitting.stream().findFirst());
  }

  /** Returns all texts, to explain why one was not found. */
  public String describe() {
    var lines = new StringBuilder();
    for (var each : all) {
      lines.append("  ").append(each.text().replace("\n", " / "));
      lines.append(each.isVisible() ? "\n" : "   (scrolled out of sight)\n");
    }
    return lines.toString();
  }
}
