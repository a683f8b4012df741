import { memo } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn } from '../DataTable.types.ts';
import { Row } from './SkeletonRow.styles.ts';

interface SkeletonRowProps {
  index: number;
  top: number;
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'isRowHeader' | 'align'>[];
}

/** Draws the place of a row that is not there yet; its bars are drawn by style alone. */
export const SkeletonRow = memo(function SkeletonRow({ index, top, columns }: SkeletonRowProps) {
  const t = useUiMessages();
  return (
    <Row className="row" role="row" aria-rowindex={index + 2} aria-busy style={{ insetBlockStart: top }}>
      {columns.map((column, place) => (
        <div
          key={column.id}
          className={column.isRowHeader ? 'cell sticky' : 'cell'}
          role="gridcell"
          aria-colindex={place + 1}
          aria-label={column.isRowHeader ? t('ui.table.rowLoading') : undefined}
          data-align={column.align}
        />
      ))}
    </Row>
  );
});
