import {
  $findTableNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  registerTablePlugin,
  registerTableSelectionObserver,
  setScrollableTablesActive,
  TableNode,
} from '@lexical/table';
import { $createParagraphNode, type LexicalEditor, mergeRegister, RootNode } from 'lexical';

/** Replaces a table that came into another one, as a paste may bring it, by what its cells hold. */
function $flatten(table: TableNode): void {
  const outer = table.getParent();
  if (outer === null || $findTableNode(outer) === null) return;
  const cells = table
    .getChildren()
    .filter($isTableRowNode)
    .flatMap((row) => row.getChildren().filter($isTableCellNode));
  for (const cell of cells) for (const block of cell.getChildren()) table.insertBefore(block);
  table.remove();
}

/** Makes tables work: the Tab and arrow keys move between cells, several cells are selected, and text can be written below the last table. */
export function registerTables(editor: LexicalEditor): () => void {
  setScrollableTablesActive(editor, true);
  return mergeRegister(
    registerTablePlugin(editor),
    registerTableSelectionObserver(editor),
    editor.registerNodeTransform(TableNode, $flatten),
    editor.registerNodeTransform(RootNode, (root) => {
      if ($isTableNode(root.getLastChild())) root.append($createParagraphNode());
    }),
  );
}
