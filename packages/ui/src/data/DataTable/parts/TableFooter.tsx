import { memo } from 'react';
import type { DataTableColumn } from '../DataTable.types.ts';
import type { ShownColumn } from '../useColumnModel.ts';
import { Footer } from './TableFooter.styles.ts';

interface FooterColumn extends Pick<ShownColumn<never>, 'id' | 'index' | 'className' | 'style'> {
  column: Pick<DataTableColumn<never>, 'align' | 'footer' | 'header' | 'isRowHeader'>;
}

export interface TableFooterProps {
  columns: readonly FooterColumn[];
  rowIndex: number;
}

/** Renders the row of totals. It is read with the table, and none of its cells is a stop of the keyboard. */
export const TableFooter = memo(function TableFooter({ columns, rowIndex }: TableFooterProps) {
  return (
    <Footer className="footer" role="rowgroup">
      <div className="row" role="row" aria-rowindex={rowIndex}>
        {columns.map(({ id, index, className, style, column }) => (
          <div
            key={id}
            className={className}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
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
