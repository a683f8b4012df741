import { $insertTableRowAtSelection, INSERT_TABLE_COMMAND } from '@lexical/table';
import { $isParagraphNode, type LexicalEditor } from 'lexical';
import {
  Grid2x2X,
  ListX,
  PanelBottomDashed,
  PanelLeft,
  PanelLeftDashed,
  PanelRightDashed,
  PanelTop,
  PanelTopDashed,
  Table,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import type { RichTextTool } from '../../RichTextEditor/model/RichTextExtension.ts';
import { $startAtEnd } from '../../RichTextEditor/model/startAtEnd.ts';
import { useArticleMessages } from '../useArticleMessages.ts';
import { $deleteCells, $insertColumn, $selectedTable, $toggleHeads, useTable } from './useTable.ts';

/** A table begins with a row of heads and two rows of cells. */
const begun = { rows: '3', columns: '3', includeHeaders: { rows: true, columns: false } } as const;

/** Returns the tool that puts a table in, or those that change the one that the caret is in. */
export function useTableTools(editor: LexicalEditor): readonly RichTextTool[] {
  const t = useArticleMessages();
  const { direction } = useLocale();
  const table = useTable(editor);

  const tool = (name: Parameters<typeof t>[0], icon: ReactNode, run: () => void): RichTextTool => ({
    name,
    label: t(name),
    icon,
    onPress: () => {
      editor.update(run);
      editor.focus();
    },
  });

  if (table === undefined)
    return [
      tool('forms.article.table', <Table aria-hidden />, () => {
        $startAtEnd();
        editor.dispatchCommand(INSERT_TABLE_COMMAND, begun);
        const before = $selectedTable()?.getPreviousSibling();
        if ($isParagraphNode(before) && before.isEmpty()) before.remove();
      }),
    ];
  const sides = [<PanelLeftDashed aria-hidden key="left" />, <PanelRightDashed aria-hidden key="right" />];
  const [before, after] = direction === 'rtl' ? sides.toReversed() : sides;
  return [
    tool('forms.article.rowAbove', <PanelTopDashed aria-hidden />, () => $insertTableRowAtSelection(false)),
    tool('forms.article.rowBelow', <PanelBottomDashed aria-hidden />, () => $insertTableRowAtSelection()),
    tool('forms.article.columnBefore', before, () => $insertColumn(false)),
    tool('forms.article.columnAfter', after, () => $insertColumn(true)),
    {
      ...tool('forms.article.headRow', <PanelTop aria-hidden />, () => $toggleHeads('row')),
      isPressed: table.hasRow,
    },
    {
      ...tool('forms.article.headColumn', <PanelLeft aria-hidden />, () => $toggleHeads('column')),
      isPressed: table.hasColumn,
    },
    tool('forms.article.deleteRow', <ListX aria-hidden />, () => $deleteCells('row')),
    tool('forms.article.deleteColumn', <ListX aria-hidden style={{ rotate: '90deg' }} />, () =>
      $deleteCells('column'),
    ),
    tool('forms.article.deleteTable', <Grid2x2X aria-hidden />, () => {
      const selected = $selectedTable();
      selected?.selectNext();
      selected?.remove();
    }),
  ];
}
