package tabuleiro.app.home;

import android.content.Context;
import android.net.Uri;
import android.view.View;
import android.widget.LinearLayout;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameStorage;
import tabuleiro.app.data.StorageDamageReport;
import tabuleiro.app.databinding.ItemStorageBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.SnackbarNotice;

/**
 * Card on the home screen that reports saved games that are damaged or could not be stored yet, and
 * offers what can be done.
 */
final class StorageProblemCard {
  private final Fragment screen;
  private final ActivityResultLauncher<String> create;
  @Nullable private ItemStorageBinding card;

  /** Creates the controller before its fragment is created. */
  StorageProblemCard(Fragment screen) {
    this.screen = screen;
    create =
        screen.registerForActivityResult(new CreateDocument("application/zip"), this::exportTo);
  }

  /** Shows the messages on this card; null when the view is destroyed. */
  void setCard(@Nullable ItemStorageBinding card) {
    this.card = card;
    if (card != null) {
      ViewCompat.setAccessibilityHeading(card.storageTitle, true);
      if (LargeFontSupport.isOn(screen.getResources())) {
        card.storageButtons.setOrientation(LinearLayout.VERTICAL);
      }
      card.storageExport.setOnClickListener(
          button -> create.launch(screen.getString(R.string.storage_export_file)));
    }
  }

  private GameStorage storage() {
    return AppContainer.of(screen.requireContext()).games().storage();
  }

  /** Stores waiting games, which no screen shows now, and updates the card. */
  void storeUnsaved() {
    storage().storeUnsaved(left -> update());
  }

  /** Updates the card. */
  void update() {
    if (card != null) {
      storage().damage(this::showDamage);
    }
  }

  private void showDamage(DataResult<StorageDamageReport> answer) {
    if (card == null || !answer.isDone()) {
      return; // the reader of the games reports that nothing is readable
    }
    var damage = answer.value();
    if (damage == null) {
      storage().unsaved(this::showUnsaved);
      return;
    }
    boolean aside = !damage.aside().isEmpty();
    card.storageExport.setVisibility(aside ? View.VISIBLE : View.GONE);
    card.storageDone.setText(R.string.storage_noted);
    card.storageDone.setOnClickListener(button -> storage().note(damage, noted -> update()));
    show(
        aside ? R.string.storage_damaged : R.string.storage_forgot,
        String.join(" ", sentences(damage)));
  }

  private List<String> sentences(StorageDamageReport damage) {
    var sentences = new ArrayList<String>();
    boolean aside = !damage.aside().isEmpty();
    if (damage.saved() > 0) {
      sentences.add(count(R.plurals.storage_saved, damage.saved()));
    }
    if (damage.lost() > 0) {
      sentences.add(count(R.plurals.storage_lost, damage.lost()));
    } else if (damage.lost() == StorageDamageReport.UNKNOWN) {
      sentences.add(screen.getString(R.string.storage_lost_unknown));
    } else if (aside && damage.changes() == 0) {
      sentences.add(screen.getString(R.string.storage_none_lost));
    }
    if (damage.changes() > 0) {
      sentences.add(count(R.plurals.storage_changes, (int) damage.changes()));
    }
    if (aside) {
      sentences.add(screen.getString(R.string.storage_aside));
    }
    return sentences;
  }

  private void showUnsaved(DataResult<Integer> answer) {
    if (card == null) {
      return;
    }
    if (!answer.isDone() || answer.value() == 0) {
      card.getRoot().setVisibility(View.GONE);
      return;
    }
    card.storageExport.setVisibility(View.GONE);
    card.storageDone.setText(R.string.storage_retry);
    card.storageDone.setOnClickListener(button -> storeUnsaved());
    show(R.string.storage_waiting, count(R.plurals.storage_unsaved, answer.value()));
  }

  private void show(int title, String text) {
    var card = Objects.requireNonNull(this.card);
    card.storageTitle.setText(title);
    if (!text.contentEquals(card.storageText.getText())) {
      card.storageText.setText(text); // TalkBack reads a live region whenever its text is set
    }
    card.getRoot().setVisibility(View.VISIBLE);
  }

  private String count(int text, int number) {
    return screen.getResources().getQuantityString(text, number, number);
  }

  private void exportTo(@Nullable Uri document) {
    if (document == null) {
      return; // the person cancelled
    }
    var context = screen.requireContext().getApplicationContext();
    storage()
        .damage(
            answer -> {
              if (answer.value() != null) {
                storage()
                    .export(
                        answer.value(),
                        () -> open(context, document),
                        done -> exported(context, document, done));
              }
            });
  }

  private static OutputStream open(Context context, Uri document) throws IOException {
    var out = context.getContentResolver().openOutputStream(document, "wt");
    if (out == null) {
      throw new FileNotFoundException(document.toString());
    }
    return out;
  }

  private void exported(Context context, Uri document, DataResult<Boolean> answer) {
    if (!answer.isDone()) {
      AppContainer.of(context).files().delete(document);
    }
    if (screen.isAdded()) {
      SnackbarNotice.show(
          screen,
          screen.getString(
              answer.isDone() ? R.string.storage_exported : R.string.storage_not_exported));
    }
  }
}
