import { createLazyImport, Kbd, useNavigation, useLazyOverlay } from '@bureau/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAddress } from '../../core/navigation/address.ts';
import { findPage } from '../../core/navigation/findPage.ts';
import { gatedFeatures } from '../gatedFeatures.ts';
import { keysOf, shortcuts } from '../shortcuts.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { ShortcutAction } from '../../core/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import type { PaletteProps } from './Palette.tsx';
import { Trigger } from './PaletteControl.styles.ts';

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
  const openCreate = useOpenCreate();
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();

  const open = () => {
    setOpen(true);
    return true;
  };
  useShortcuts(shortcuts, areKeysOn, (action: ShortcutAction) => {
    switch (action) {
      case 'palette':
        if (opened.isOpen) setOpen(false);
        return opened.isOpen || (!isInDialog() && open());
      case 'search':
        return focusSearch() || open();
      case 'help':
        setHelpOpen(true);
        return true;
      case 'create':
        return openCreate();
      default:
        if (canOpen(action)) navigate(action);
        return canOpen(action);
    }
  });

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
        />
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

/** Puts the focus into the search of the page; returns whether there is one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}

/** Returns the function that leads to where a new record of the list that is shown begins: a line of the page, or the form. It returns whether there is one. */
function useOpenCreate(): () => boolean {
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();
  return () => {
    const line = document.querySelector<HTMLElement>('main [data-creates]');
    line?.focus();
    if (line) return true;
    // asked for when it is needed: the header does not render again with every page
    const open = findPage(gatedFeatures, readAddress());
    const address = open?.page.path === '' ? `/${open.feature.path}/create` : undefined;
    if (address === undefined || !canOpen(address)) return false;
    navigate(address);
    return true;
  };
}
