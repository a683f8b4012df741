import type { Actions } from '../main.ts';

/** Returns what can be done with 500 editors that are shown by `mount`: their pencils are their only buttons. */
export function editorActions(mount: () => void): Actions {
  return {
    mount,
    open: () => document.querySelectorAll<HTMLElement>('button[aria-label^="Edit "]')[250]?.click(),
    save: () => document.querySelector<HTMLElement>('button[aria-label^="Save "]')?.click(),
  };
}
