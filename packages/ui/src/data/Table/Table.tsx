import { withBreaks } from '../../text/withBreaks.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useNeighbourFocus } from '../controls/useNeighbourFocus.ts';
import { Root } from './Table.styles.ts';
import type { TableColumn, TableProps, TableRow } from './Table.types.ts';

const attributesOf = ({ align, isNarrow }: TableColumn) => ({
  'data-align': align,
  'data-narrow': isNarrow === true || undefined,
});

/** Shows some rows of values that belong together, such as the points of an agenda. For records that are sorted, chosen or edited there is DataTable. */
export function Table({
  label,
  columns,
  rows,
  rowHeader = columns[0]?.id,
  footer,
  ...rootProps
}: TableProps) {
  return (
    <Root {...rootProps} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" {...attributesOf(column)}>
              {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} {...{ columns, row, rowHeader }} />
        ))}
      </tbody>
      {footer && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.id} {...attributesOf(column)}>
                {footer[column.id]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Root>
  );
}

interface RowProps {
  columns: readonly TableColumn[];
  row: TableRow;
  rowHeader: string | undefined;
}

function Row({ columns, row: { cells, isDone = false }, rowHeader }: RowProps) {
  const root = useNeighbourFocus<HTMLTableRowElement>();
  return (
    <tr ref={root} data-done={isDone || undefined}>
      {columns.map((column) =>
        column.id === rowHeader ? (
          <th key={column.id} scope="row" {...attributesOf(column)}>
            {withBreaks(cells[column.id])}
          </th>
        ) : (
          <td key={column.id} {...attributesOf(column)}>
            {withBreaks(cells[column.id])}
          </td>
        ),
      )}
    </tr>
  );
}
