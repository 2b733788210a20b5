package tabuleiro.access;

import android.os.Build;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import java.util.ArrayList;
import java.util.List;

/** Collects the accessibility nodes of a window with their spoken texts. */
final class AccessibilityNodeCollector {
  private final View window;
  private final AccessibilityCheck.Parts parts;
  private final List<AccessibilityNode> found = new ArrayList<>();

  private AccessibilityNodeCollector(View window, AccessibilityCheck.Parts parts) {
    this.window = window;
    this.parts = parts;
  }

  /** Returns every important, visible node of a window. */
  static List<AccessibilityNode> of(View window, AccessibilityCheck.Parts parts) {
    var nodes = new AccessibilityNodeCollector(window, parts);
    nodes.collect(window);
    return nodes.found;
  }

  private void collect(View view) {
    if (view.getVisibility() != View.VISIBLE || hidesAll(view)) {
      return;
    }
    if (view.isImportantForAccessibility()) {
      found.add(new AccessibilityNode(view, view.createAccessibilityNodeInfo(), say(view), false));
      for (var part : parts.of(view)) {
        if (part.isVisibleToUser()) {
          found.add(new AccessibilityNode(view, part, clean(part.getContentDescription()), true));
        }
      }
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i));
      }
    }
  }

  private static boolean hidesAll(View view) {
    return view.getImportantForAccessibility()
        == View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS;
  }

  /** Returns a view's spoken text: its own, else its label's, else that of its children. */
  private String say(View view) {
    var info = view.createAccessibilityNodeInfo();
    var own = own(info);
    if (own.isEmpty()) {
      own = label(window, view.getId());
    }
    if (own.isEmpty() && view instanceof ViewGroup group) {
      own = contents(group);
    }
    return (own + " " + state(info)).trim();
  }

  private static String own(AccessibilityNodeInfo info) {
    var own = clean(info.getContentDescription());
    if (own.isEmpty()) {
      own = clean(info.getText());
    }
    if (own.isEmpty() && Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
      own = clean(info.getHintText());
    }
    if (own.isEmpty() && Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
      own = clean(info.getTooltipText());
    }
    return own;
  }

  private static String state(AccessibilityNodeInfo info) {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.R ? clean(info.getStateDescription()) : "";
  }

  private static String clean(CharSequence text) {
    return text == null ? "" : text.toString().trim();
  }

  private static String label(View view, int labelled) {
    if (labelled != View.NO_ID && view.getLabelFor() == labelled) {
      return own(view.createAccessibilityNodeInfo());
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        var label = label(group.getChildAt(i), labelled);
        if (!label.isEmpty()) {
          return label;
        }
      }
    }
    return "";
  }

  /** Returns the texts of children that are not nodes themselves. */
  private String contents(ViewGroup group) {
    var all = new StringBuilder();
    for (int i = 0; i < group.getChildCount(); i++) {
      var child = group.getChildAt(i);
      if (child.getVisibility() != View.VISIBLE
          || hidesAll(child)
          || child.isClickable()
          || child.isFocusable()) {
        continue;
      }
      if (child.isImportantForAccessibility()) {
        all.append(say(child)).append(' ');
      } else if (child instanceof ViewGroup inner) {
        all.append(contents(inner)).append(' ');
      }
    }
    return all.toString().trim();
  }
}
