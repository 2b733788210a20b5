package tabuleiro.driver;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Everything on the screen that has a text or a description, each square of a board included. */
public final class Elements {
  /**
   * One of them.
   *
   * @param text what can be read, or what TalkBack says
   * @param bounds where it is on the screen; of views, the part that can be seen
   * @param view the view, or the board that it is on
   * @param hearsTouch whether something comes of touching it
   */
  public record Element(String text, Rect bounds, View view, boolean hearsTouch) {
    boolean isVisible() {
      return !bounds.isEmpty();
    }

    /** What hears a tap on it, or null. */
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

  /** What a finger can reach now; what a dialog covers is not there. */
  public static Elements now() {
    var elements = new Elements();
    var windows = Screen.reachable();
    for (int i = windows.size() - 1; i >= 0; i--) {
      elements.collect(windows.get(i), Screen.corner(windows.get(i)));
    }
    return elements;
  }

  /** All, the uppermost window's first. */
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

  /** The parts of a view that only TalkBack knows apart, such as a board's squares. */
  static List<AccessibilityNodeInfo> parts(View view) {
    var parts = new ArrayList<AccessibilityNodeInfo>();
    var provider = view.isImportantForAccessibility() ? view.getAccessibilityNodeProvider() : null;
    if (provider == null) {
      return parts;
    }
    var host = provider.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID);
    for (int i = 0; host != null && i < host.getChildCount(); i++) {
      // A screen reader gets at the parts through the system, which is not there: hence by number.
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

  /** What a script means by a text: the same, else what begins with it, else what contains it. */
  public Optional<Element> find(String wanted) {
    return first(text -> text.equalsIgnoreCase(wanted))
        .or(() -> first(text -> beginsWith(text, wanted)))
        .or(() -> first(text -> text.toLowerCase().contains(wanted.toLowerCase())));
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

  /** The texts for a person who wonders why something was not found. */
  public String describe() {
    var lines = new StringBuilder();
    for (var each : all) {
      lines.append("  ").append(each.text().replace("\n", " / "));
      lines.append(each.isVisible() ? "\n" : "   (scrolled out of sight)\n");
    }
    return lines.toString();
  }
}
