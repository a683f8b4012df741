import type { ColumnLayout, DataTableColumn } from '@bureau/ui';

type Column = Pick<DataTableColumn<never>, 'id' | 'isHidden' | 'canHide' | 'isRowHeader'>;

/** The visible columns in their order. */
type Layout = readonly ColumnLayout[];

const entry = /^((?:custom_fields\.(?!\d))?\w+)(?:\.(\d{2,4}))?(?:\.(start|end))?$/;

/** Writes a layout for an address: `title.320,status,code.start`. */
export function formatColumns(layout: Layout): string {
  return layout.map(({ id, pin, width }) => [id, width, pin].filter(Boolean).join('.')).join(',');
}

/** Reads a layout as {@link formatColumns} writes it. What cannot be read, or comes twice, is left out; undefined when nothing is left. */
export function parseColumns(text: string | null): Layout | undefined {
  const layout = new Map<string, ColumnLayout>();
  for (const part of text?.split(',') ?? []) {
    const [, id, width, pin] = entry.exec(part) ?? [];
    if (id === undefined || layout.has(id)) continue;
    layout.set(id, {
      id,
      ...(width !== undefined && { width: Number(width) }),
      ...((pin === 'start' || pin === 'end') && { pin }),
    });
  }
  return layout.size === 0 ? undefined : [...layout.values()];
}

/** Returns whether a column can never be hidden. */
export const isAlwaysVisible = ({ canHide, isRowHeader }: Column) =>
  isRowHeader === true || canHide === false;

/**
 * Returns the layout of the columns that there are: what the address names and the list does not have is left out, what may
 * not be hidden is shown.
 */
export function resolveColumns(columns: readonly Column[], asked: Layout | undefined): Layout {
  const named = asked?.filter(({ id }) => columns.some((column) => column.id === id)) ?? [];
  if (named.length === 0) return columns.filter(({ isHidden }) => !isHidden).map(({ id }) => ({ id }));
  const missing = columns.filter(
    (column) => isAlwaysVisible(column) && !named.some(({ id }) => id === column.id),
  );
  return [...missing.map(({ id }) => ({ id })), ...named];
}
