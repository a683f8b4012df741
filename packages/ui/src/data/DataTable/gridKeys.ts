/** Names a cell by the index of its row, where {@link headerRow} is the row of the headers, and of its column. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows a page key moves. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly hasCtrl: boolean;
  readonly isRightToLeft: boolean;
}

export const headerRow = -1;

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function clamp(position: GridPosition, size: GridSize): GridPosition {
  return {
    row: Math.min(Math.max(position.row, headerRow), size.rows - 1),
    column: Math.min(Math.max(position.column, 0), size.columns - 1),
  };
}

/** Returns the position to which a key moves from a cell, or `undefined` when it is no key of the grid. */
export function moveInGrid(from: GridPosition, size: GridSize, pressed: GridKey): GridPosition | undefined {
  const { row, column } = from;
  const to = (position: GridPosition) => clamp(position, size);
  const key = pressed.isRightToLeft ? (mirrored[pressed.key] ?? pressed.key) : pressed.key;
  switch (key) {
    case 'ArrowUp':
      return to({ row: row - 1, column });
    case 'ArrowDown':
      return to({ row: row + 1, column });
    case 'ArrowLeft':
      return to({ row, column: column - 1 });
    case 'ArrowRight':
      return to({ row, column: column + 1 });
    case 'PageUp':
      return to({ row: row === headerRow ? headerRow : Math.max(row - size.page, 0), column });
    case 'PageDown':
      return to({ row: Math.max(row, 0) + size.page, column });
    case 'Home':
      return to(pressed.hasCtrl ? { row: 0, column: 0 } : { row, column: 0 });
    case 'End':
      return to(
        pressed.hasCtrl
          ? { row: size.rows - 1, column: size.columns - 1 }
          : { row, column: size.columns - 1 },
      );
    default:
      return undefined;
  }
}
