package tabuleiro.app.editor;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import android.widget.ImageView;
import androidx.annotation.DrawableRes;
import androidx.annotation.StringRes;
import androidx.appcompat.widget.TooltipCompat;
import com.google.android.material.card.MaterialCardView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.EditorPieceRenderer;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.ItemThingBinding;

/** Palette of the position editor's tools: remove, turn, and every piece that can be placed. */
final class PiecePalette {
  private final ViewGroup row;
  private final EditorViewModel model;
  private final EditorPieceRenderer pictures;
  private final Map<String, ItemThingBinding> tools = new LinkedHashMap<>();

  /** How each item was turned when its picture was drawn. */
  private final Map<String, String> drawn = new LinkedHashMap<>();

  PiecePalette(ViewGroup row, GameUi gameUi, EditorViewModel model) {
    this.row = row;
    this.model = model;
    var context = row.getContext();
    int side = context.getResources().getDimensionPixelSize(R.dimen.editor_thing);
    pictures = new EditorPieceRenderer(context, gameUi, model.options(), side);
    addTool(EditorState.ERASE, R.drawable.ic_delete, R.string.editor_erase);
    if (model.canTurn()) {
      addTool(EditorState.TURN, R.drawable.ic_turn_tile, R.string.editor_turn);
    }
    for (var thing : model.things()) {
      add(thing);
      draw(thing, thing);
    }
  }

  private void addTool(String tool, @DrawableRes int icon, @StringRes int name) {
    var view = add(tool);
    view.picture.setImageResource(icon);
    view.picture.setScaleType(ImageView.ScaleType.CENTER);
    name(view.getRoot(), row.getContext().getString(name));
  }

  private ItemThingBinding add(String tool) {
    var view = ItemThingBinding.inflate(LayoutInflater.from(row.getContext()), row, false);
    row.addView(view.getRoot());
    view.getRoot().setOnClickListener(tapped -> model.choose(tool));
    tools.put(tool, view);
    return view;
  }

  private void draw(String thing, String turned) {
    var view = Objects.requireNonNull(tools.get(thing), thing);
    view.picture.setImageBitmap(pictures.picture(turned));
    name(view.getRoot(), pictures.name(turned));
    drawn.put(thing, turned);
  }

  private static void name(MaterialCardView view, String name) {
    view.setContentDescription(name);
    TooltipCompat.setTooltipText(view, name);
  }

  /** Shows which tool is selected, and an item as it would be placed. */
  void show(EditorState state) {
    tools.forEach((tool, view) -> view.getRoot().setChecked(tool.equals(state.tool())));
    var before = drawn.get(state.tool());
    if (before != null && !before.equals(state.placed())) {
      draw(state.tool(), state.placed());
    }
  }

  /** Returns what touching the board does, as spoken by TalkBack. */
  String say(EditorState state) {
    var context = row.getContext();
    return switch (state.tool()) {
      case EditorState.ERASE -> context.getString(R.string.editor_erase);
      case EditorState.TURN -> context.getString(R.string.editor_turn);
      default -> context.getString(R.string.editor_place, pictures.name(state.placed()));
    };
  }
}
