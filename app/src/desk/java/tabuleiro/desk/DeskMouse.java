package tabuleiro.desk;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.function.Consumer;
import tabuleiro.driver.Fingers;
import tabuleiro.driver.Phone;

/** Maps the mouse to a finger and its wheel to a wheel or, with Ctrl, to a pinch. */
final class DeskMouse extends MouseAdapter {
  private static final float PINCH_STEP = 1.25f;

  private final Fingers fingers;
  private final Consumer<Runnable> deeds;
  private final double scale;

  DeskMouse(Phone phone, Consumer<Runnable> deeds, double scale) {
    this.fingers = new Fingers(phone);
    this.deeds = deeds;
    this.scale = scale;
  }

  private float x(MouseEvent event) {
    return (float) (event.getX() / scale);
  }

  private float y(MouseEvent event) {
    return (float) (event.getY() / scale);
  }

  @Override
  public void mousePressed(MouseEvent event) {
    deeds.accept(() -> fingers.down(x(event), y(event)));
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    deeds.accept(() -> fingers.move(x(event), y(event)));
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    deeds.accept(() -> fingers.up(x(event), y(event)));
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    float clicks = (float) -event.getPreciseWheelRotation();
    if (event.isControlDown()) {
      float factor = (float) Math.pow(PINCH_STEP, clicks);
      deeds.accept(() -> fingers.pinch(x(event), y(event), factor));
    } else {
      deeds.accept(() -> fingers.wheel(x(event), y(event), clicks));
    }
  }
}
