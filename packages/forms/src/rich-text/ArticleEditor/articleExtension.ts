import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { mergeRegister } from 'lexical';
import type { RichTextExtension } from '../RichTextEditor/model/RichTextExtension.ts';
import { $writeImage, imageConversions } from './model/imageHtml.ts';
import { ImageNode } from './model/ImageNode.ts';
import { tableConversions } from './model/readTables.ts';
import { registerImages } from './model/registerImages.ts';
import { registerTables } from './model/registerTables.ts';
import { $writeTables } from './model/writeTables.ts';
import { ImagePanel } from './parts/ImagePanel.tsx';
import { useImageTools } from './parts/useImageTools.tsx';
import { useTableTools } from './parts/useTableTools.tsx';

/** Is what the editor of articles can do beyond formatted text: tables and images. */
export const articleExtension: RichTextExtension = {
  nodes: [TableNode, TableRowNode, TableCellNode, ImageNode],
  theme: { tableScrollableWrapper: 'scrolled', tableCellSelected: 'selected' },
  conversions: { ...tableConversions, ...imageConversions },
  write: (node, writeChildren) => $writeImage(node, writeChildren) ?? $writeTables(node, writeChildren),
  register: (editor) => mergeRegister(registerTables(editor), registerImages(editor)),
  useTools(editor) {
    const images = useImageTools(editor);
    const tables = useTableTools(editor);
    return [...images, ...tables];
  },
  Panel: ImagePanel,
};
