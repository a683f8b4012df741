import { createShortcuts, type ShortcutAction } from '../core/shortcuts/shortcuts.ts';
import { gatedFeatures } from './gatedFeatures.ts';

/** Lists all shortcuts of the application. */
export const shortcuts = createShortcuts(gatedFeatures);

/** Returns the keys of an action; an empty text where it has none. */
export function keysOf(action: ShortcutAction): string {
  return shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? '';
}
