package tabuleiro.access;

import android.graphics.Rect;
import android.graphics.Region;
import android.os.Build;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.Checkable;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Accessibility check of the windows on the screen: labels, contrast and touch target size. Knows
 * nothing of the app except what its views expose and draw.
 */
public final class AccessibilityCheck {
  private static final float LEAST_DP = 48;

  /**
   * A part of a larger view, such as a square, may be smaller: a miss hits its neighbour, and
   * boards choose the nearest possible square.
   */
  private static final float LEAST_PART_DP = 24;

  /** Provides the virtual views inside a view. */
  public interface Parts {
    /** Returns the nodes of a view's virtual children; empty if it has none. */
    List<AccessibilityNodeInfo> of(View view);
  }

  private final Parts parts;
  private final Set<String> screens = new HashSet<>();
  private final Set<Integer> states = new HashSet<>();
  private final Set<Integer> letters = new HashSet<>();

  /** Creates a check that uses this provider. */
  public AccessibilityCheck(Parts parts) {
    this.parts = parts;
  }

  /** Returns the screens that were checked; dialogs and menus count as screens. */
  public Set<String> screens() {
    return screens;
  }

  /** Returns a hash of every state of a screen that was checked. */
  public Set<Integer> states() {
    return states;
  }

  /** Returns the findings of reachable windows; states that were checked before are skipped. */
  public Set<AccessibilityFinding> check(List<View> windows) {
    var findings = new LinkedHashSet<AccessibilityFinding>();
    for (var window : windows) {
      var nodes = AccessibilityNodeCollector.of(window, parts);
      if (isNew(nodes)) {
        checkNodes(nodes, findings);
      }
      var texts = new ArrayList<TextView>();
      collectTexts(window, texts);
      if (areNew(texts)) {
        checkLetters(texts, new TextContrast(window), findings);
      }
    }
    return findings;
  }

  private boolean isNew(List<AccessibilityNode> nodes) {
    var screen = new LinkedHashSet<String>();
    var state = new StringBuilder();
    for (var node : nodes) {
      screen.add(node.name());
      var info = node.info();
      state.append(node.name()).append(node.words()).append(node.size());
      state.append(info.isEnabled()).append(isChecked(node.view())).append(info.isSelected());
    }
    screens.add(screen.toString());
    return states.add(state.toString().hashCode());
  }

  private static boolean isChecked(View view) {
    return view instanceof Checkable checkable && checkable.isChecked();
  }

  private static void checkNodes(
      List<AccessibilityNode> nodes, Set<AccessibilityFinding> findings) {
    var said = new HashMap<String, AccessibilityNode>();
    for (var node : nodes) {
      if (isUnseen(node)) {
        findings.add(new AccessibilityFinding(node.name(), "can be reached but not seen"));
      } else if (node.isClickable()) {
        checkName(node, said, findings);
        checkSize(node, findings);
      }
    }
  }

  private static void checkName(
      AccessibilityNode node,
      Map<String, AccessibilityNode> said,
      Set<AccessibilityFinding> findings) {
    if (node.words().isEmpty()) {
      findings.add(new AccessibilityFinding(node.name(), "does not say what it is"));
      return;
    }
    var other = said.put(node.words(), node);
    if (other != null && !node.isBelow(other)) {
      findings.add(
          new AccessibilityFinding(
              node.name(), "\"" + node.words() + "\" is also what " + other.name() + " says"));
    }
  }

  private static void checkSize(AccessibilityNode node, Set<AccessibilityFinding> findings) {
    float dp = node.view().getResources().getDisplayMetrics().density;
    var size = node.size();
    float least = node.isPart() ? LEAST_PART_DP : LEAST_DP;
    float width = Math.round(size.width() / dp);
    float height = Math.round(size.height() / dp);
    if (Math.min(width, height) < least && !isReachedBeside(node.view(), LEAST_DP * dp)) {
      var found = String.format("\"%s\" is %.0f × %.0f dp only", node.words(), width, height);
      findings.add(new AccessibilityFinding(node.name(), found));
    }
  }

  /** Returns whether touches beside a small view are delegated to it. */
  private static boolean isReachedBeside(View view, float least) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) {
      return false;
    }
    for (var at = view.getParent(); at instanceof ViewGroup above; at = at.getParent()) {
      var delegate = above.getTouchDelegate();
      if (delegate != null) {
        var own = new Rect(0, 0, view.getWidth(), view.getHeight());
        above.offsetDescendantRectToMyCoords(view, own);
        Region region = delegate.getTouchDelegateInfo().getRegionAt(0);
        var reach = region == null ? new Rect() : region.getBounds();
        if (reach.contains(own) && reach.width() >= least && reach.height() >= least) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns whether a screen reader stops at something that is invisible and cannot be scrolled to.
   */
  private static boolean isUnseen(AccessibilityNode node) {
    if (node.isPart()
        || !node.isClickable() && !node.info().isFocusable()
        || node.words().isEmpty() && !node.isClickable()) {
      return false;
    }
    var view = node.view();
    if (!view.isShown()) {
      return false;
    }
    float opacity = view.getAlpha();
    for (var at = view.getParent(); at instanceof View above; at = at.getParent()) {
      opacity *= above.getAlpha();
      if (canScroll(above)) {
        return false;
      }
    }
    return opacity == 0 || !view.getGlobalVisibleRect(new Rect());
  }

  private static boolean canScroll(View view) {
    return view.canScrollVertically(1)
        || view.canScrollVertically(-1)
        || view.canScrollHorizontally(1)
        || view.canScrollHorizontally(-1);
  }

  /** Collects all texts, including those that a screen reader skips. */
  private static void collectTexts(View view, List<TextView> texts) {
    if (view.getVisibility() != View.VISIBLE || view.getAlpha() == 0 || !view.isEnabled()) {
      return;
    }
    if (view instanceof TextView text && text.length() > 0) {
      texts.add(text);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collectTexts(group.getChildAt(i), texts);
      }
    }
  }

  /**
   * Returns whether any text is new; drawing is slow, and most touches on a board change no text.
   */
  private boolean areNew(List<TextView> texts) {
    var all = new StringBuilder();
    for (var text : texts) {
      var seen = new Rect();
      text.getGlobalVisibleRect(seen);
      all.append(text.getText()).append(text.getCurrentTextColor()).append(seen);
    }
    return letters.add(all.toString().hashCode());
  }

  private static void checkLetters(
      List<TextView> texts, TextContrast ink, Set<AccessibilityFinding> findings) {
    for (var text : texts) {
      var fault = ink.fault(text);
      if (!fault.isEmpty()) {
        findings.add(new AccessibilityFinding(AccessibilityNode.name(text), fault));
      }
    }
  }
}
