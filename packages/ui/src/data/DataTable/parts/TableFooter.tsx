import { memo } from 'react';
import type { DataTableColumn } from '../DataTable.types.ts';
import type { ShownColumn } from '../useColumnModel.ts';
import { Footer } from './TableFooter.styles.ts';

interface FooterColumn extends Pick<ShownColumn<never>, 'id' | 'index' | 'className' | 'style'> {
  column: Pick<DataTableColumn<never>, 'align' | 'footer' | 'header' | 'isRowHeader'>;
}

export interface TableFooterProps {
  columns: readonly FooterColumn[];
  columnCount: number;
  rowIndex: number;
  hasSelection: boolean;
  hasActions: boolean;
}

/** Has no total: a column of boxes to select rows by, or of buttons for their menus. */
const edge: Pick<FooterColumn, 'column' | 'style'> = { column: { header: '' }, style: undefined };

/** Renders the row of totals, to which arrows lead as to every other. */
export const TableFooter = memo(function TableFooter(props: TableFooterProps) {
  const { columns, columnCount, rowIndex, hasSelection, hasActions } = props;
  const cells = [
    ...(hasSelection ? [{ ...edge, id: '#select', index: 1, className: 'cell select stuck' }] : []),
    ...columns,
    ...(hasActions
      ? [{ ...edge, id: '#actions', index: columnCount, className: 'cell actions stuck at-end' }]
      : []),
  ];
  return (
    <Footer className="footer" role="rowgroup">
      <div className="row" role="row" aria-rowindex={rowIndex}>
        {cells.map(({ id, index, className, style, column }) => (
          <div
            key={id}
            className={className}
            // what is empty heads nothing
            role={column.isRowHeader && column.footer !== undefined ? 'rowheader' : 'gridcell'}
            aria-colindex={index}
            data-align={column.align}
            data-label={column.isRowHeader ? undefined : column.header}
            style={{ ...style, gridColumn: index }}
          >
            {column.footer}
          </div>
        ))}
      </div>
    </Footer>
  );
});
