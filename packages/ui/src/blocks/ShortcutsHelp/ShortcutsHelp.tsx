import { createLazyImport } from '../../lazy/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import type { ShortcutsHelpProps } from './ShortcutsHelp.types.ts';

/** Loads the list of shortcuts: a page does without until somebody asks for it. */
const useShortcutsDialog = createLazyImport<ShortcutsHelpProps>(() =>
  import('./parts/ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
);

/** Lists the keys that do something, and turns those off that are pressed alone, which dictation may press by mistake. */
export function ShortcutsHelp(props: ShortcutsHelpProps) {
  const { isOpen, onOpenChange } = props;
  const { Loaded: ShortcutsDialog } = useLazyOverlay(useShortcutsDialog, isOpen, onOpenChange);
  return ShortcutsDialog && <ShortcutsDialog {...props} />;
}
