import { ShortcutsHelp } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useCanOpen } from '../useCanOpen.ts';
import { isHeld, type Shortcut, shortcuts } from './shortcuts.ts';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly areKeysOn: boolean;
  readonly onKeysOnChange: (areOn: boolean) => void;
}

const groupIds = ['everywhere', 'lists', 'go_to'] as const satisfies readonly Shortcut['group'][];

/** Lists the shortcuts of what the user may open. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const groups = groupIds.map((id) => ({
    id,
    title: t(`shell.shortcuts.groups.${id}`),
    shortcuts: shortcuts
      .filter(({ group, deed }) => group === id && (!deed.startsWith('/') || canOpen(deed)))
      .map((shortcut) => ({
        id: shortcut.deed,
        text: t(shortcut.textKey),
        shortcut: shortcut.keys,
        isAlwaysOn: isHeld(shortcut),
      })),
  }));
  return <ShortcutsHelp groups={groups} {...props} />;
}
