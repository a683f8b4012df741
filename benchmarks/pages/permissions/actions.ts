import type { Actions } from '../main.ts';

function press(name: string): void {
  const box = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  if (!box) throw new Error(`There is no box ${name}.`);
  box.click();
}

/** Returns what can be done with a tree that is shown by `mount`, whoever made it. Its boxes are found by their names. */
export const treeActions = (mount: () => void): Actions => ({
  mount,
  toggle: () => press('View, Contracts 1.2'),
  column: () => press('Edit, All menus'),
});
