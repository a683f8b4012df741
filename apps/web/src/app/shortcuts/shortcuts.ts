import type { TextKey } from '../feature.ts';
import { gatedFeatures } from '../features.ts';

/** Names what keys do: open the palette, the search of the page, the help, a form for a new record, or a page by its address. */
export type ShortcutDeed = 'palette' | 'search' | 'help' | 'create' | `/${string}`;

/** Describes keys and what they do, as plain data: what listens and what is shown in the help read the same. */
export interface Shortcut {
  readonly deed: ShortcutDeed;
  /** Gives the keys in the writing of `Keys`: `g t` one after the other, `Mod+k` together. */
  readonly keys: string;
  readonly textKey: TextKey;
  readonly group: 'everywhere' | 'lists' | 'go_to';
}

/** Lists all shortcuts. Keys pressed alone are free of the browser's and of assistive technology's, and can be turned off (WCAG 2.1.4). */
export const shortcuts: readonly Shortcut[] = [
  { deed: 'palette', keys: 'Mod+k', textKey: 'shell.shortcuts.palette', group: 'everywhere' },
  { deed: 'search', keys: '/', textKey: 'shell.shortcuts.search', group: 'everywhere' },
  { deed: 'help', keys: '?', textKey: 'shell.shortcuts.help', group: 'everywhere' },
  { deed: 'create', keys: 'c', textKey: 'shell.shortcuts.create', group: 'lists' },
  ...gatedFeatures.flatMap(({ path, titleKey, shortcut }): Shortcut[] =>
    shortcut === undefined
      ? []
      : [{ deed: `/${path}`, keys: `g ${shortcut}`, textKey: titleKey, group: 'go_to' }],
  ),
];

/** Tells whether keys are held together with another one, so that nobody presses them by mistake. */
export const isHeld = ({ keys }: Shortcut) => keys.includes('+');

/** Gives the keys of a deed. */
export function keysOf(deed: ShortcutDeed): string {
  return shortcuts.find((shortcut) => shortcut.deed === deed)?.keys ?? '';
}
