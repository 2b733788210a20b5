package tabuleiro.rules.niju;

/**
 * Set of the empty cells that share an edge with a tile, on which the next tile can be laid;
 * implemented as an array with an index by cell. Undoing restores the order of the cells exactly,
 * so that a search sees the same moves in the same order.
 */
final class Frontier {
  // The slot of each cell plus one; zero for a cell that is not in the list.
  private final byte[] slots;
  private final short[] cells;
  private int size;

  /** Creates an empty frontier with a capacity. */
  Frontier(int most) {
    slots = new byte[NiJuGrid.CELLS];
    cells = new short[most];
  }

  /** Creates an independent copy. */
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

  /** Removes a cell and returns its slot, which the last cell takes. */
  int close(int cell) {
    int slot = slots[cell] - 1;
    int last = cells[--size];
    cells[slot] = (short) last;
    slots[last] = (byte) (slot + 1);
    slots[cell] = 0;
    return slot;
  }

  /** Undoes the last {@link #open} calls until {@code count} cells are left. */
  void shrink(int count) {
    while (size > count) {
      slots[cells[--size]] = 0;
    }
  }

  /** Undoes a {@link #close} that returned a slot. */
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
