import { memo } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn } from '../DataTable.types.ts';
import type { TreePlace } from '../treeRows.ts';
import type { ShownColumn } from '../useColumnModel.ts';
import { placeProps } from './placeProps.ts';
import { Row } from './SkeletonRow.styles.ts';

interface SkeletonColumn extends Pick<ShownColumn<never>, 'id' | 'index' | 'className' | 'style'> {
  column: Pick<DataTableColumn<never>, 'isRowHeader' | 'align'>;
}

interface SkeletonRowProps extends Partial<Pick<TreePlace, 'level' | 'position' | 'size'>> {
  line: number;
  top: number;
  columns: readonly SkeletonColumn[];
  columnCount: number;
  hasSelection: boolean;
  hasActions: boolean;
}

const selectCell: SkeletonColumn = {
  id: '#select',
  index: 1,
  className: 'cell select stuck',
  style: undefined,
  column: {},
};

/** Renders the place of a row that is not there yet; its bars are drawn by style alone. */
export const SkeletonRow = memo(function SkeletonRow(props: SkeletonRowProps) {
  const { line, top, columns, columnCount, hasSelection, hasActions } = props;
  const t = useUiMessages();
  const cells = hasSelection ? [selectCell, ...columns] : columns;
  return (
    <Row className="row" role="row" aria-rowindex={line + 2} aria-busy {...placeProps(top, props)}>
      {cells.map(({ id, index, className, style, column }) => (
        <div
          key={id}
          className={className}
          role="gridcell"
          aria-colindex={index}
          aria-label={column.isRowHeader ? t('ui.table.rowLoading') : undefined}
          data-align={column.align}
          style={style}
        />
      ))}
      {hasActions && (
        <div
          className="cell actions stuck at-end"
          role="gridcell"
          aria-colindex={columnCount}
          aria-label={t('ui.table.rowLoading')}
        />
      )}
    </Row>
  );
});
