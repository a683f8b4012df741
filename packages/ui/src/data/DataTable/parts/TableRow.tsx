import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useMemo, type ChangeEvent } from 'react';
import type { useUiMessages } from '../../../provider/index.ts';
import { Anchor } from '../../../primitives/Anchor/index.ts';
import { textOf } from '../cellText.ts';
import type { DataTableProps } from '../DataTable.types.ts';
import { isEditable } from '../useCellEditing.ts';
import type { TreePlace } from '../treeRows.ts';
import type { ShownColumn } from '../useColumnModel.ts';
import { placeProps } from './placeProps.ts';

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, 'getRowHref'>, Partial<TreePlace> {
  /** Passed to all rows, so that none has to look it up. */
  t: ReturnType<typeof useUiMessages>;
  row: Row;
  line: number;
  top: number;
  columns: readonly ShownColumn<Row>[];
  columnCount: number;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  isCurrent: boolean;
  selectionMode: 'single' | 'multiple';
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Names the column of the cell that is edited. */
  openColumn: string | undefined;
  onEditingChange: (isEditing: boolean) => void;
  hasActions: boolean;
  isMenuOpen: boolean;
}

/** What the cells of a row depend on. */
type CellProps<Row> = Pick<
  TableRowProps<Row>,
  | 't'
  | 'row'
  | 'columns'
  | 'getRowHref'
  | 'openColumn'
  | 'onEditingChange'
  | 'isDisabled'
  | 'level'
  | 'count'
  | 'isExpanded'
>;

/** Draws the button that expands and collapses a row of a tree. The table listens to it, and to the keys that do the same. */
function drawToggle<Row>({ column }: ShownColumn<Row>, { t, row, count = 0, isExpanded }: CellProps<Row>) {
  if (isExpanded === undefined) return <span className="toggle" />;
  const name = textOf(column, row) ?? '';
  return (
    <button
      type="button"
      className="toggle"
      tabIndex={-1}
      aria-label={t(isExpanded ? 'ui.table.collapse' : 'ui.table.expand', { row: name, total: count })}
    >
      {isExpanded ? <ChevronDown aria-hidden size={16} /> : <ChevronRight aria-hidden size={16} />}
    </button>
  );
}

function drawName<Row>({ column }: ShownColumn<Row>, { row, getRowHref, isDisabled }: CellProps<Row>) {
  const content = column.cell(row);
  return getRowHref && !isDisabled ? <Anchor href={getRowHref(row)}>{content}</Anchor> : content;
}

function drawContent<Row>(shown: ShownColumn<Row>, props: CellProps<Row>) {
  const { column, id } = shown;
  const { row, openColumn, onEditingChange } = props;
  if (id === openColumn)
    return column.renderEditor?.(row, { isEditing: true, onEditingChange, isInTableCell: true });
  if (!column.isRowHeader) return column.cell(row);
  if (props.level === undefined) return drawName(shown, props);
  return (
    <div className="branch">
      {drawToggle(shown, props)}
      <div>{drawName(shown, props)}</div>
    </div>
  );
}

function renderCell<Row>(shown: ShownColumn<Row>, props: CellProps<Row>) {
  const { id, column, index, className, style } = shown;

  return (
    <div
      key={id}
      className={className}
      role={column.isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={index}
      aria-readonly={!props.isDisabled && isEditable(column, props.row) ? false : undefined}
      data-align={column.align}
      data-label={column.isLabelledInCards ? column.header : undefined}
      data-owns-keys={id === props.openColumn || undefined}
      style={style}
    >
      {drawContent(shown, props)}
    </div>
  );
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { t, row, line, top, columns, columnCount, isSelected, isDisabled, isCurrent } = props;
  const { selectionMode, onSelect, hasActions, isMenuOpen, getRowHref, openColumn, onEditingChange } = props;
  const { level, count, isExpanded } = props;
  // A row that is selected, or opens its menu, has the same cells as before.
  const cells = useMemo(() => {
    const place = { level, count, isExpanded };
    const cellProps = { t, row, columns, getRowHref, openColumn, onEditingChange, isDisabled, ...place };
    return columns.map((shown) => renderCell(shown, cellProps));
  }, [t, row, columns, getRowHref, openColumn, onEditingChange, isDisabled, level, count, isExpanded]);
  const rowHeader = columns.find(({ column }) => column.isRowHeader)?.column;
  const isNamed = isSelected !== undefined || hasActions;
  const name = isNamed && rowHeader ? textOf(rowHeader, row) : undefined;
  return (
    <div
      className="row"
      role="row"
      aria-rowindex={line + 2}
      aria-selected={isDisabled && !isSelected ? undefined : isSelected}
      aria-disabled={isDisabled || undefined}
      aria-current={isCurrent || undefined}
      {...placeProps(top, props)}
    >
      {isSelected !== undefined && (
        <div className="cell select stuck" role="gridcell" aria-colindex={1}>
          {/* no Checkbox: there are thousands, and a component for each costs more than the budget of mounting a table */}
          <input
            type={selectionMode === 'single' ? 'radio' : 'checkbox'}
            disabled={isDisabled}
            aria-label={name ? t('ui.table.select', { row: name }) : t('ui.table.selectRow')}
            checked={isSelected}
            onChange={onSelect}
          />
        </div>
      )}
      {cells}
      {hasActions && (
        <div className="cell actions stuck at-end" role="gridcell" aria-colindex={columnCount}>
          <button
            type="button"
            disabled={isDisabled}
            aria-label={name ? t('ui.table.rowActions', { row: name }) : t('ui.table.actions')}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
          />
        </div>
      )}
    </div>
  );
}

/** Renders a loaded row. It renders again only when its own data, place or state change; its cells are plain elements. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
