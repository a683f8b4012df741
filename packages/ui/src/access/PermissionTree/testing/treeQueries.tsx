import { expect, userEvent, waitFor, within, type fn } from 'storybook/test';
import type { PermissionSet } from '../PermissionTree.types.ts';

/** Finds a box by its name. */
export const box = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole<HTMLInputElement>('checkbox', { name });
/** Finds the row of a menu. */
export const row = (canvas: HTMLElement, label: string) => {
  const header = within(canvas).getByRole('rowheader', { name: label });
  return header.parentElement ?? header;
};
/** Lists the menus that are drawn. */
export const rowNames = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);
/** Returns the name of what has the focus. */
export const focusedName = () => {
  const focused = document.activeElement;
  return focused?.getAttribute('aria-label') ?? focused?.textContent;
};
/** Returns what the tree handed on last, sorted. */
export const lastValue = (onChange: unknown) => {
  const calls = (onChange as ReturnType<typeof fn>).mock.calls as [PermissionSet][];
  return [...(calls.at(-1)?.[0] ?? [])].toSorted();
};
/** Presses keys, and waits for the focus to be where they lead. */
export const press = async (keys: string, name: string) => {
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focusedName()).toBe(name));
};
