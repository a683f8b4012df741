import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import type { RichTextExtension } from '../RichTextEditor/model/RichTextExtension.ts';
import { tableConversions } from './model/readTables.ts';
import { registerTables } from './model/registerTables.ts';
import { $writeTables } from './model/writeTables.ts';
import { useTableTools } from './parts/useTableTools.tsx';

/** Is what the editor of articles can do beyond formatted text: tables. */
export const articleExtension: RichTextExtension = {
  nodes: [TableNode, TableRowNode, TableCellNode],
  theme: { tableScrollableWrapper: 'scrolled', tableCellSelected: 'selected' },
  conversions: tableConversions,
  write: $writeTables,
  register: registerTables,
  useTools: useTableTools,
};
