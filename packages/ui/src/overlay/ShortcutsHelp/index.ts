export { ShortcutsHelp } from './ShortcutsHelp.tsx';
export type { ShortcutGroup, ShortcutHelp, ShortcutsHelpProps } from './ShortcutsHelp.types.ts';
