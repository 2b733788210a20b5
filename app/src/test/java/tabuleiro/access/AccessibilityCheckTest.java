package tabuleiro.access;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.graphics.Color;
import android.graphics.Rect;
import android.graphics.drawable.ColorDrawable;
import android.os.Looper;
import android.text.SpannableString;
import android.text.style.ForegroundColorSpan;
import android.util.TypedValue;
import android.view.Gravity;
import android.view.TouchDelegate;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.FrameLayout;
import android.widget.ImageButton;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** Tests that the check finds every planted fault, and nothing once it is fixed. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w400dp-h800dp-xhdpi")
public final class AccessibilityCheckTest {
  private final List<AccessibilityNodeInfo> parts = new ArrayList<>();
  private ActivityController<Activity> app;
  private LinearLayout screen;

  @Before
  public void openScreen() {
    app = ActivityController.of(new Activity());
    app.get().setTheme(android.R.style.Theme_Material_Light_NoActionBar);
    screen = new LinearLayout(app.get());
    screen.setOrientation(LinearLayout.VERTICAL);
    screen.setBackgroundColor(Color.WHITE);
    app.setup().get().setContentView(screen);
  }

  @After
  public void closeScreen() {
    app.close();
  }

  /** Returns the findings of a check without history. */
  private String found() {
    shadowOf(Looper.getMainLooper()).idle();
    var check = new AccessibilityCheck(view -> view == screen ? parts : List.of());
    var window = app.get().getWindow().getDecorView();
    var findings = check.check(List.of(window));
    assertEquals("a state is looked at once", 0, check.check(List.of(window)).size());
    assertEquals(1, check.screens().size());
    assertEquals(1, check.states().size());
    return String.join("; ", findings.stream().map(AccessibilityFinding::toString).toList());
  }

  private void assertFound(String wanted) {
    var found = found();
    assertTrue(found, found.contains(wanted));
  }

  private void assertFine() {
    assertEquals("", found());
  }

  private int px(float dp) {
    return Math.round(dp * app.get().getResources().getDisplayMetrics().density);
  }

  private <V extends View> V add(V view, float width, float height) {
    screen.addView(view, px(width), px(height));
    return view;
  }

  private TextView letters(String text, int colour) {
    var letters = add(new TextView(app.get()), 300, 60);
    letters.setText(text);
    letters.setTextColor(colour);
    letters.setTextSize(TypedValue.COMPLEX_UNIT_SP, 16);
    return letters;
  }

  private TextView button(String text) {
    var button = letters(text, Color.BLACK);
    button.setGravity(Gravity.CENTER);
    button.setOnClickListener(pressed -> {});
    return button;
  }

  private ImageButton icon(float size) {
    var icon = add(new ImageButton(app.get()), size, size);
    icon.setPadding(0, 0, 0, 0);
    icon.setOnClickListener(pressed -> {});
    return icon;
  }

  @Test
  public void whatCanBePressedSaysWhatItIs() {
    var icon = icon(48);
    assertFound("ImageButton: does not say what it is");
    icon.setContentDescription("More");
    assertFine();
  }

  @Test
  public void aCardSaysWhatItContains() {
    var card = add(new FrameLayout(app.get()), 300, 60);
    card.setOnClickListener(pressed -> {});
    assertFound("FrameLayout: does not say what it is");
    var words = new TextView(app.get());
    words.setText("Ana against Rui");
    card.addView(words);
    words.setTextColor(Color.BLACK);
    assertFine();
    card.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_YES);
    words.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO);
    assertFound("FrameLayout: does not say what it is");
  }

  @Test
  public void aLabelSaysWhatAFieldIs() {
    var field = icon(48);
    field.setId(android.R.id.edit);
    assertFound("edit: does not say what it is");
    letters("Name", Color.BLACK).setLabelFor(android.R.id.edit);
    assertFine();
  }

  @Test
  public void neighboursAreNotMistakenForEachOther() {
    button("More");
    var other = button("More");
    assertFound("\"More\" is also what TextView says");
    other.setContentDescription("More about Ana");
    assertFine();
  }

  @Test
  public void whatIsPressedIsLargeEnough() {
    var small = icon(40);
    small.setContentDescription("More");
    assertFound("\"More\" is 40 × 40 dp only");
    screen.setTouchDelegate(new TouchDelegate(new Rect(0, 0, px(48), px(48)), small));
    assertFine();
    screen.setTouchDelegate(null);
    small.setLayoutParams(new LinearLayout.LayoutParams(px(48), px(48)));
    assertFine();
  }

  @Test
  public void squaresAreLargeEnoughAndHaveNames() {
    var square = part("a1", 20);
    assertFound("\"a1\" is 20 × 20 dp only");
    square.setBoundsInScreen(new Rect(0, 0, px(38), px(38)));
    assertFine();
    var next = part("a1", 38);
    assertFound("\"a1\" is also what LinearLayout says");
    next.setContentDescription("");
    assertFound("LinearLayout: does not say what it is");
    next.setContentDescription("b1");
    assertFine();
  }

  private AccessibilityNodeInfo part(String words, float size) {
    // A board is important for accessibility because it has a content description.
    screen.setContentDescription("Board");
    var part = screen.createAccessibilityNodeInfo();
    part.setBoundsInScreen(new Rect(0, 0, px(size), px(size)));
    part.setContentDescription(words);
    part.setClickable(true);
    part.setVisibleToUser(true);
    parts.add(part);
    return part;
  }

  @Test
  public void lettersStandOut() {
    var letters = letters("To be read", 0xff8a8a8a);
    assertFound("\"To be read\" stands out by 3.4");
    letters.setTextColor(0xff707070);
    assertFine();
  }

  @Test
  public void largeLettersMayBePaler() {
    var letters = letters("Large", 0xff8a8a8a);
    letters.setTextSize(TypedValue.COMPLEX_UNIT_SP, 22);
    assertFine();
    letters.setTextColor(0xffaaaaaa);
    assertFound("\"Large\" stands out by 2.3");
  }

  @Test
  public void lettersOfWhatIsDisabledMayBePale() {
    var letters = letters("Off", 0xffaaaaaa);
    assertFound("\"Off\" stands out");
    letters.setEnabled(false);
    assertFine();
  }

  @Test
  public void whatLiesOverLettersCounts() {
    var letters = letters("Behind glass", Color.BLACK);
    screen.setForeground(new ColorDrawable(0xc0ffffff));
    assertFound("\"Behind glass\" stands out");
    screen.setForeground(null);
    assertFine();
    letters.setAlpha(0.3f);
    assertFound("\"Behind glass\" stands out");
  }

  @Test
  public void whatIsCoveredForAWhileIsNotPale() {
    letters("Under a notice", Color.BLACK);
    screen.setForeground(new ColorDrawable(Color.WHITE));
    assertFine();
  }

  @Test
  public void wordsWithAColourOfTheirOwnStandOut() {
    var letters = letters("", Color.BLACK);
    letters.setText(coloured(Color.YELLOW));
    assertFound("stands out by 1.");
    letters.setText(coloured(Color.BLUE));
    assertFine();
  }

  private static SpannableString coloured(int colour) {
    var text = new SpannableString("Black and not");
    text.setSpan(new ForegroundColorSpan(colour), 10, 13, 0);
    return text;
  }

  @Test
  public void whatIsReachedIsSeen() {
    var button = button("Secret");
    button.setAlpha(0);
    assertFound("TextView: can be reached but not seen");
    button.setVisibility(View.INVISIBLE);
    assertFine();
    button.setVisibility(View.VISIBLE);
    button.setAlpha(1);
    button.setTranslationX(px(1000));
    assertFound("TextView: can be reached but not seen");
    button.setTranslationX(0);
    assertFine();
  }

  @Test
  public void whatIsScrolledToNeedNotBeSeen() {
    var scroll = new ScrollView(app.get());
    var tall = new LinearLayout(app.get());
    tall.setOrientation(LinearLayout.VERTICAL);
    scroll.addView(tall);
    ((ViewGroup) screen.getParent()).removeView(screen);
    app.get().setContentView(scroll);
    screen = tall;
    screen.addView(new View(app.get()), px(100), px(2000));
    button("Far below");
    assertFine();
  }
}
