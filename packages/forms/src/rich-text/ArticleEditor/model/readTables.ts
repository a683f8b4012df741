import { $createTableCellNode, type TableCellHeaderState, TableCellHeaderStates } from '@lexical/table';
import {
  $createParagraphNode,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type LexicalNode,
  type ParagraphNode,
} from 'lexical';

/** Returns what a cell is the head of. In `lexical` the heads of columns are a row of heads, and those of rows a column. */
function headsOf(cell: HTMLTableCellElement): TableCellHeaderState {
  const { NO_STATUS, ROW, COLUMN } = TableCellHeaderStates;
  if (cell.localName !== 'th') return NO_STATUS;
  if (cell.scope === 'col' || cell.scope === 'row') return cell.scope === 'col' ? ROW : COLUMN;
  return cell.closest('thead') || cell.closest('tr')?.rowIndex === 0 ? ROW : COLUMN;
}

const isBlock = (node: LexicalNode) => ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline();

/** Puts what stands in no paragraph into one. */
function $toBlocks(nodes: readonly LexicalNode[]): LexicalNode[] {
  const blocks: LexicalNode[] = [];
  let paragraph: ParagraphNode | undefined;
  for (const node of nodes) {
    if (isBlock(node)) {
      paragraph = undefined;
      blocks.push(node);
    } else if (paragraph || !$isLineBreakNode(node)) {
      if (!paragraph) blocks.push((paragraph = $createParagraphNode()));
      paragraph.append(node);
    }
  }
  return blocks.length === 0 ? [$createParagraphNode()] : blocks;
}

function readCell(element: HTMLElement): DOMConversionOutput {
  if (!(element instanceof HTMLTableCellElement)) return { node: null };
  const node = $createTableCellNode(headsOf(element), element.colSpan);
  node.setRowSpan(element.rowSpan);
  return { node, after: $toBlocks };
}

/** Reads cells by what they are the heads of, and nothing of how they look. */
export const tableConversions: DOMConversionMap = {
  th: () => ({ conversion: readCell, priority: 2 }),
  td: () => ({ conversion: readCell, priority: 2 }),
};
