import { createLazyImport, Kbd, useHeldKeystrokes, useNavigation, useLazyOverlay } from '@bureau/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAddress } from '../../core/navigation/address.ts';
import { findPage } from '../../core/navigation/findPage.ts';
import { gatedFeatures } from '../gatedFeatures.ts';
import { keysOf, shortcuts } from '../shortcuts.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { isRecordPending, onRecordSettled, runRecordAction } from './recordActions.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { RecordAction, ShortcutAction } from '../../core/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { useQuickAddFeature } from '../../screens/quickAdd/QuickAdd.tsx';
import type { PaletteProps } from './Palette.tsx';
import type { QuickAddDialogProps } from './QuickAddDialog.tsx';
import { Trigger } from './PaletteControl.styles.ts';

const useQuickAddDialog = createLazyImport<QuickAddDialogProps>(
  async () => (await import('./QuickAddDialog.tsx')).QuickAddDialog,
);
const usePalette = createLazyImport<PaletteProps>(async () => (await import('./Palette.tsx')).Palette);

const paletteKeys = keysOf('palette');
const keysName = 'bureau.shortcuts';

/** Opens the palette and the help by a button and by keys, and does what the other shortcuts ask for. */
export function PaletteControl() {
  const { browserStore } = useServices();
  const { t } = useTranslation();
  const [opened, setOpened] = useState({ isOpen: false, count: 0 });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areKeysOn, setKeysOn] = useState(() => browserStore.get(keysName) !== 'off');
  const setOpen = (isOpen: boolean) =>
    setOpened(({ count }) => ({ isOpen, count: isOpen ? count + 1 : count }));
  const { Loaded: Palette, preload } = useLazyOverlay(usePalette, opened.isOpen, setOpen);
  const canQuickAdd = useQuickAddFeature() !== undefined;
  const [adding, setAdding] = useState<string>();
  const stopAdding = () => setAdding(undefined);
  const { Loaded: QuickAddDialog } = useLazyOverlay(useQuickAddDialog, adding !== undefined, stopAdding);
  const opener = useRef<Element>(null);
  const [awaiting, setAwaiting] = useState<RecordAction>();
  const openCreate = useOpenCreate();
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();

  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
    return true;
  };
  useShortcuts(shortcuts, areKeysOn, (action: ShortcutAction) => {
    switch (action) {
      case 'palette':
        if (opened.isOpen) setOpen(false);
        return opened.isOpen || (!isInDialog() && open());
      case 'search':
        return focusLine('input[type="search"]') || open();
      case 'quick-add':
        if (!focusLine('[data-quick-add]') && canQuickAdd) setAdding('');
        return true;
      case 'help':
        setHelpOpen(true);
        return true;
      case 'create':
        return openCreate();
      case 'status':
      case 'assign':
        if (isRecordPending()) setAwaiting(action);
        return isRecordPending() || runRecordAction(action);
      case 'next':
      case 'previous':
        return runRecordAction(action);
      default:
        if (canOpen(action)) navigate(action);
        return canOpen(action);
    }
  });

  useHeldKeystrokes(awaiting !== undefined, () => setAwaiting(undefined));
  useEffect(() => {
    if (awaiting === undefined) return undefined;
    return onRecordSettled(() => {
      runRecordAction(awaiting);
      setAwaiting(undefined);
    });
  }, [awaiting]);

  const changeKeys = (areOn: boolean) => {
    setKeysOn(areOn);
    browserStore.set(keysName, areOn ? 'on' : 'off');
  };

  return (
    <>
      <Trigger
        icon={<Search aria-hidden />}
        onPress={open}
        onHoverStart={preload}
        onFocus={preload}
        aria-haspopup="dialog"
      >
        {t('shell.palette.open')}
        <span aria-hidden>
          <Kbd shortcut={paletteKeys} />
        </span>
      </Trigger>
      {Palette && (
        <Palette
          // each time it begins anew
          key={opened.count}
          isOpen={opened.isOpen}
          onOpenChange={setOpen}
          onShowHelp={() => setHelpOpen(true)}
          onQuickAdd={canQuickAdd ? setAdding : undefined}
          opener={opener}
        />
      )}
      {adding !== undefined && QuickAddDialog && (
        <QuickAddDialog initialText={adding} onOpenChange={stopAdding} />
      )}
      <ShortcutsDialog
        isOpen={isHelpOpen}
        onOpenChange={setHelpOpen}
        areCharacterKeysEnabled={areKeysOn}
        onCharacterKeysEnabledChange={changeKeys}
      />
    </>
  );
}

const isInDialog = () => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;

/** Puts the focus into a line of the page; returns whether there is one. */
function focusLine(selector: string): boolean {
  const line = document.querySelector<HTMLElement>(`main ${selector}`);
  line?.focus();
  return line !== null;
}

/** Returns the function that leads to where a new record of the list that is shown begins: a line of the page, or the form. It returns whether there is one. */
function useOpenCreate(): () => boolean {
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();
  return () => {
    if (focusLine('[data-creates]')) return true;
    // asked for when it is needed: the header does not render again with every page
    const open = findPage(gatedFeatures, readAddress());
    const address = open?.page.path === '' ? `/${open.feature.path}/create` : undefined;
    if (address === undefined || !canOpen(address)) return false;
    navigate(address);
    return true;
  };
}
