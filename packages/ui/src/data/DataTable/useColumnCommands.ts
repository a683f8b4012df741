import type { RefObject } from 'react';
import { announce, useUiMessages } from '../../provider/index.ts';
import { gridProperties, tracksOf, type EdgeColumns } from './columns.ts';
import { findCell } from './gridCells.ts';
import { headerRow } from './gridKeys.ts';
import { canHide, clampWidth, moveColumn } from './layout.ts';
import type { ColumnModel } from './useColumnModel.ts';

interface ColumnCommandOptions<Row> {
  root: RefObject<HTMLElement | null>;
  model: ColumnModel<Row>;
  edges: EdgeColumns;
}

export type ColumnCommands = ReturnType<typeof useColumnCommands>;

/** By how many pixels one step makes a column wider. */
export const widthStep = 16;

/** Returns the commands on columns, by menu, keyboard or pointer; each change is announced. */
export function useColumnCommands<Row>({ root, model, edges }: ColumnCommandOptions<Row>) {
  const { layout, shown, changeColumn, setLayout } = model;
  const t = useUiMessages();
  const find = (id: string) => shown.find((column) => column.id === id);

  const say = (key: Parameters<typeof t>[0], id: string, values?: Record<string, number>) => {
    const column = model.columns.find((candidate) => candidate.id === id);
    announce(t(key, { column: column?.header ?? '', ...values }));
  };

  const widthOf = (id: string) => {
    const column = find(id);
    return column ? (findCell(root.current, headerRow, column.index - 1)?.offsetWidth ?? 0) : 0;
  };

  const resize = (id: string, pixels: number) => {
    const width = clampWidth(pixels);
    changeColumn(id, { width });
    say('ui.table.resized', id, { width });
  };

  const moveTo = (id: string, place: number) => {
    const moved = moveColumn(layout, id, place);
    const position = moved.findIndex((column) => column.id === id) + 1;
    setLayout(moved);
    say('ui.table.moved', id, { position, total: moved.length });
  };

  return {
    widthOf,
    resize,
    canResize: (id: string) => find(id)?.column.canResize !== false,
    canHide: (id: string) => canHide(find(id)?.column ?? { canHide: false }),
    /** Shows a width before it is chosen, by style alone, so that it follows the hand; without one shows what is chosen. */
    previewWidth: (id: string, pixels: number | undefined) => {
      const width = pixels === undefined ? undefined : clampWidth(pixels);
      const sized = shown.map((column) =>
        column.id === id ? { ...column, width: width ?? column.width } : column,
      );
      for (const [name, value] of Object.entries(gridProperties(sized, edges)))
        root.current?.style.setProperty(name, value);
    },
    /** Makes a column as wide as the widest of its drawn cells. */
    fit: (id: string) => {
      const { current } = root;
      const column = find(id);
      if (!current || !column) return;
      const tracks = tracksOf(shown, edges);
      current.style.setProperty('--table-columns', tracks.with(column.index - 1, 'max-content').join(' '));
      const cells = [
        ...current.querySelectorAll<HTMLElement>(`[aria-colindex="${column.index}"]:not([aria-colspan])`),
      ];
      const widest = Math.max(...cells.map((cell) => cell.offsetWidth));
      current.style.setProperty('--table-columns', tracks.join(' '));
      resize(id, widest);
    },
    moveTo,
    /** Moves a column by one place, towards the start or the end. */
    move: (id: string, by: -1 | 1) => {
      const place = shown.findIndex((column) => column.id === id);
      if (place >= 0 && shown[place + by]) moveTo(id, place + by);
    },
    canMove: (id: string, by: -1 | 1) => {
      const place = shown.findIndex((column) => column.id === id);
      return place >= 0 && shown[place + by] !== undefined;
    },
    pinOf: (id: string) => find(id)?.pin,
    pin: (id: string, side: 'start' | 'end' | undefined) => {
      changeColumn(id, { pin: side });
      say(side ? `ui.table.pinned.${side}` : 'ui.table.unpinned', id);
    },
    hide: (id: string) => {
      changeColumn(id, { isVisible: false });
      say('ui.table.hidden', id);
    },
    show: (id: string) => {
      changeColumn(id, { isVisible: true });
      say('ui.table.shown', id);
    },
    /** Lists the columns that are not shown. */
    hidden: () => model.columns.flatMap(({ id, header }) => (find(id) ? [] : [{ id, header }])),
  };
}
