package tabuleiro.rules.niju;

/**
 * The empty cells that share an edge with a tile, as a list without gaps in which every cell knows
 * its slot. What is closed and opened can be taken back so exactly that the order is the same too:
 * a search that undoes its moves sees the same moves in the same order.
 */
final class Frontier {
  // One byte a cell: its slot plus one, so that zero means that it is not in the list.
  private final byte[] slots;
  private final short[] cells;
  private int size;

  /** A frontier without cells, which never gets more than {@code most}. */
  Frontier(int most) {
    slots = new byte[NiJuGrid.CELLS];
    cells = new short[most];
  }

  /** An independent copy. */
  Frontier(Frontier other) {
    slots = other.slots.clone();
    cells = other.cells.clone();
    size = other.size;
  }

  int size() {
    return size;
  }

  int cell(int index) {
    return cells[index];
  }

  boolean contains(int cell) {
    return slots[cell] != 0;
  }

  /** Appends a cell. */
  void open(int cell) {
    cells[size++] = (short) cell;
    slots[cell] = (byte) size;
  }

  /** Removes a cell; the last one takes its slot, which is returned. */
  int close(int cell) {
    int slot = slots[cell] - 1;
    int last = cells[--size];
    cells[slot] = (short) last;
    slots[last] = (byte) (slot + 1);
    slots[cell] = 0;
    return slot;
  }

  /** Takes back the last {@link #open} calls, so many that {@code count} cells are left. */
  void shrink(int count) {
    while (size > count) {
      slots[cells[--size]] = 0;
    }
  }

  /** Takes back a {@link #close} that returned this slot. */
  void reopen(int cell, int slot) {
    if (slot < size) {
      open(cells[slot]);
    } else {
      size++;
    }
    cells[slot] = (short) cell;
    slots[cell] = (byte) (slot + 1);
  }
}
