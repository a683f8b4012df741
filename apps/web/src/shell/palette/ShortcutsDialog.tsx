import { ShortcutsHelp } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { isHeld, type Shortcut } from '../../core/shortcuts/shortcuts.ts';
import { shortcuts } from '../shortcuts.ts';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly areCharacterKeysEnabled: boolean;
  readonly onCharacterKeysEnabledChange: (areEnabled: boolean) => void;
}

const groupIds = ['everywhere', 'lists', 'records', 'go_to'] as const satisfies readonly Shortcut['group'][];

/** Lists the shortcuts of what the user may open. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const groups = groupIds.map((id) => ({
    id,
    label: t(`shell.shortcuts.groups.${id}`),
    shortcuts: shortcuts
      .filter(({ group, action }) => group === id && (!action.startsWith('/') || canOpen(action)))
      .map((shortcut) => ({
        id: shortcut.action,
        label: t(shortcut.textKey),
        shortcut: shortcut.keys,
        isAlwaysOn: isHeld(shortcut),
      })),
  }));
  return <ShortcutsHelp groups={groups} {...props} />;
}
