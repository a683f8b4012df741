import {
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  type TableCellNode,
  TableCellHeaderStates,
  type TableNode,
  type TableRowNode,
} from '@lexical/table';
import { $isParagraphNode, $isRootNode, type ElementNode, type LexicalNode } from 'lexical';
import type { RichTextExtension } from '../../RichTextEditor/model/RichTextExtension.ts';

type WriteChildren = (parent: ElementNode) => string;

const cellsOf = (row: TableRowNode) => row.getChildren().filter($isTableCellNode);
const isHeadRow = (row: TableRowNode) =>
  row.getChildrenSize() > 0 && cellsOf(row).every((cell) => cell.hasHeaderState(TableCellHeaderStates.ROW));

/** Returns how many rows are the head of a table. None is where a cell of them reaches out of them. */
function countHeadRows(rows: readonly TableRowNode[]): number {
  const first = rows.findIndex((row) => !isHeadRow(row));
  const count = first === -1 ? rows.length : first;
  const reachesOut = rows
    .slice(0, count)
    .some((row, index) => cellsOf(row).some((cell) => index + cell.getRowSpan() > count));
  return reachesOut ? 0 : count;
}

function writeTable(table: TableNode, writeChildren: WriteChildren): string {
  const rows = table.getChildren().filter($isTableRowNode);
  const count = countHeadRows(rows);
  const part = (tag: string, some: readonly TableRowNode[]) =>
    some.length === 0
      ? ''
      : `<${tag}>${some.map((row) => `<tr>${writeChildren(row)}</tr>`).join('')}</${tag}>`;
  return `<table>${part('thead', rows.slice(0, count))}${part('tbody', rows.slice(count))}</table>`;
}

function writeCell(cell: TableCellNode, writeChildren: WriteChildren): string {
  const tag = cell.getTag();
  const scope = cell.hasHeaderState(TableCellHeaderStates.ROW) ? 'col' : 'row';
  const span = (name: string, count: number) => (count > 1 ? ` ${name}="${count}"` : '');
  const attributes = [
    tag === 'th' ? ` scope="${scope}"` : '',
    span('colspan', cell.getColSpan()),
    span('rowspan', cell.getRowSpan()),
  ].join('');
  return `<${tag}${attributes}>${writeChildren(cell)}</${tag}>`;
}

/** Whether a paragraph is there for the caret alone: it follows a table at the end. */
const isCaretPlace = (node: LexicalNode) =>
  $isParagraphNode(node) &&
  node.isEmpty() &&
  $isRootNode(node.getParent()) &&
  node.getNextSibling() === null &&
  $isTableNode(node.getPreviousSibling());

/** Writes tables in the form that the server keeps them. */
export const $writeTables: RichTextExtension['write'] = (node, writeChildren) => {
  if ($isTableNode(node)) return writeTable(node, writeChildren);
  if ($isTableCellNode(node)) return writeCell(node, writeChildren);
  return isCaretPlace(node) ? '' : undefined;
};
