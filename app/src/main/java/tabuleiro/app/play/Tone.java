package tabuleiro.app.play;

import android.media.AudioAttributes;
import android.media.AudioFormat;
import android.media.AudioTrack;
import androidx.annotation.Nullable;

/** Short sound effect synthesized from fading sine waves; the app needs no sound files. */
final class Tone {
  private static final int RATE = 22050;
  private static final double LOUDNESS = 0.25;

  private final int millis;
  private final double[] frequencies;
  @Nullable private AudioTrack track;

  /** Creates a sound that plays the frequencies one after the other. */
  Tone(int millis, double... frequencies) {
    this.millis = millis;
    this.frequencies = frequencies;
  }

  /** Creates the track on first use, since it needs an audio device. */
  private AudioTrack create() {
    var samples = synthesize(millis, frequencies);
    var created =
        new AudioTrack.Builder()
            .setAudioAttributes(
                new AudioAttributes.Builder()
                    .setUsage(AudioAttributes.USAGE_GAME)
                    .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                    .build())
            .setAudioFormat(
                new AudioFormat.Builder()
                    .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                    .setSampleRate(RATE)
                    .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                    .build())
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(2 * samples.length)
            .build();
    created.write(samples, 0, samples.length);
    return created;
  }

  static short[] synthesize(int millis, double... frequencies) {
    int each = RATE * millis / 1000 / frequencies.length;
    var samples = new short[each * frequencies.length];
    for (int i = 0; i < samples.length; i++) {
      double time = (double) (i % each) / RATE;
      double fading = Math.exp(-5.0 * (i % each) / each) * Math.min(1, (i % each) / 40.0);
      double wave = 2 * Math.PI * frequencies[i / each] * time;
      double sound = Math.sin(wave) + 0.4 * Math.sin(2.76 * wave); // 2.76: overtone of a wooden bar
      samples[i] = (short) (LOUDNESS * fading * sound * Short.MAX_VALUE);
    }
    return samples;
  }

  void play() {
    if (track == null) {
      track = create();
    }
    if (track.getState() == AudioTrack.STATE_INITIALIZED) {
      track.stop();
      track.reloadStaticData();
      track.play();
    }
  }

  void release() {
    if (track != null) {
      track.release();
    }
  }
}
