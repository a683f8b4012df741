import type { Feature, TextKey } from '../navigation/feature.ts';

/** Names what a shortcut does with a record: opens the editor of its status, or of whom it is assigned to, or shows the one before or after it. */
export type RecordAction = 'status' | 'assign' | 'previous' | 'next';

/** Names what a shortcut does: opens the palette, the search of the page, the help, the form for a new record, the line that adds one, or the page at an address. */
export type ShortcutAction =
  | 'palette'
  | 'search'
  | 'help'
  | 'create'
  | 'quick-add'
  | RecordAction
  | `/${string}`;

/** Describes keys and what they do, as plain data that both the listener and the help read. */
export interface Shortcut {
  readonly action: ShortcutAction;
  /** The keys: `g t` pressed one after the other, `Mod+k` together. */
  readonly keys: string;
  readonly textKey: TextKey;
  readonly group: 'everywhere' | 'lists' | 'records' | 'go_to';
}

/** Lists the shortcuts of every page. Single keys do not conflict with browsers or assistive technology, and can be turned off (WCAG 2.1.4). */
const commonShortcuts: readonly Shortcut[] = [
  { action: 'palette', keys: 'Mod+k', textKey: 'shell.shortcuts.palette', group: 'everywhere' },
  { action: 'search', keys: '/', textKey: 'shell.shortcuts.search', group: 'everywhere' },
  { action: 'quick-add', keys: 'q', textKey: 'shell.quick_add', group: 'everywhere' },
  { action: 'help', keys: '?', textKey: 'shell.shortcuts.help', group: 'everywhere' },
  { action: 'create', keys: 'c', textKey: 'shell.shortcuts.create', group: 'lists' },
  { action: 'status', keys: 's', textKey: 'shell.shortcuts.status', group: 'records' },
  { action: 'assign', keys: 'a', textKey: 'shell.shortcuts.assign', group: 'records' },
  { action: 'next', keys: 'j', textKey: 'record.next', group: 'records' },
  { action: 'previous', keys: 'k', textKey: 'record.previous', group: 'records' },
];

/** Returns all shortcuts: the common ones, and those that open the features. */
export function createShortcuts(features: readonly Feature[]): readonly Shortcut[] {
  const opening = features.flatMap(({ path, titleKey, shortcut }): Shortcut[] =>
    shortcut === undefined
      ? []
      : [{ action: `/${path}`, keys: `g ${shortcut}`, textKey: titleKey, group: 'go_to' }],
  );
  return [...commonShortcuts, ...opening];
}

/** Returns whether keys are held down together, so that nobody presses them by mistake. */
export const isHeld = ({ keys }: Shortcut) => keys.includes('+');
