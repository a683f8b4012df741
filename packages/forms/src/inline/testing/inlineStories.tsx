import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Keeps what is saved and closes the editor, as a page does. */
export function useSavedValue<Value>(value: Value, onSave: (value: Value) => unknown) {
  const [kept, setKept] = useState(value);
  const [isEditing, setIsEditing] = useState(false);
  return {
    value: kept,
    isEditing,
    onEditingChange: setIsEditing,
    onSave: async (next: Value) => {
      await onSave(next);
      setKept(next);
      setIsEditing(false);
    },
  };
}

/** Refuses a save after a moment, as a server does. */
export async function refuse(): Promise<never> {
  await Promise.resolve();
  throw new Error('Somebody else changed the record.');
}

/** Answers never. */
export const never = () => new Promise<void>(() => undefined);

/** Presses whatever lies where an element is shown. */
export async function pressAt(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!found) throw new Error('The element is not in the window.');
  // Of its own, so that it does not count as the second half of a double click.
  await userEvent.setup().click(found);
}

interface CellEditing {
  readonly isEditing: true;
  readonly onEditingChange: (isEditing: boolean) => void;
  readonly isInTableCell: true;
}

interface TableCellProps {
  /** The text of the cell while it is not edited. */
  readonly text: string;
  renderEditor: (editing: CellEditing) => ReactNode;
}

/** Shows a table that scrolls and cuts, with a narrow cell in which the editor is mounted already open. */
export function TableCell({ text, renderEditor }: TableCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ overflow: 'auto', inlineSize: 280, maxInlineSize: '100%', blockSize: 120 }}>
      <table>
        <tbody>
          <tr>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              TSK-00001
            </th>
            <td style={{ minInlineSize: 120, maxInlineSize: 120, overflow: 'hidden', whiteSpace: 'nowrap' }}>
              {isOpen ? (
                renderEditor({ isEditing: true, onEditingChange: setIsOpen, isInTableCell: true })
              ) : (
                <button type="button" style={{ minBlockSize: 24 }} onClick={() => setIsOpen(true)}>
                  {text}
                </button>
              )}
            </td>
            <td style={{ minInlineSize: 200 }}>Open</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Opens the editor of a cell and walks through it by the keyboard. `closesFirst` closes what the control opens by itself. */
export async function walkThroughCell(
  canvas: HTMLElement,
  label: string,
  { hasPopover = false } = {},
): Promise<void> {
  const cell = within(canvas).getAllByRole('cell')[0];
  if (!cell) throw new Error('There is no cell.');
  within(cell).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(cell).getByRole('group', { name: label });
  if (hasPopover) {
    await waitFor(async () => expect(within(panel).getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(within(panel).queryByRole('listbox')).not.toBeInTheDocument());
  }
  await waitFor(async () => {
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    const [over, under] = [panel, cell].map((element) => element.getBoundingClientRect());
    await expect(over?.width).toBeGreaterThanOrEqual(under?.width ?? Infinity);
    await expect(over?.top).toBeLessThanOrEqual(under?.top ?? 0);
    await expect(over?.bottom).toBeGreaterThanOrEqual(under?.bottom ?? Infinity);
    await expect(over?.right).toBeLessThanOrEqual(window.innerWidth);
  });
  await userEvent.tab();
  await expect(within(panel).getByRole('button', { name: `Save ${label}` })).toHaveFocus();
  await userEvent.tab();
  await expect(within(panel).getByRole('button', { name: `Cancel editing ${label}` })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(panel).not.toBeInTheDocument();
  await userEvent.click(within(cell).getByRole('button'));
}
