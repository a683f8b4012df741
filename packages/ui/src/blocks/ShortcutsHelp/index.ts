export { ShortcutsHelp } from './ShortcutsHelp.tsx';
export type { ShortcutGroup, Shortcut, ShortcutsHelpProps } from './ShortcutsHelp.types.ts';
