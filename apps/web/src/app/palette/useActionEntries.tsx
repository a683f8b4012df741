import { locales } from '@bureau/values';
import { Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account.ts';
import { quickLooks } from '../look.ts';
import { keysOf } from '../shortcuts/shortcuts.ts';
import { nameOfLanguage } from '../nameOfLanguage.ts';
import { useChangeLanguage } from '../useChangeLanguage.ts';
import { useChangeLook, useLook } from '../useLook.ts';
import { useSignOut } from '../useSignOut.ts';
import type { PaletteEntry } from './palette.types.ts';

const lookIcons = { light: <Sun />, dark: <Moon />, automatic: <Monitor /> } as const;

/** Gives what can be done from everywhere. The languages are many, and wait until something is typed. */
export function useActionEntries(onShowHelp: () => void, isTyped: boolean): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const { language } = useUser();
  const changeLanguage = useChangeLanguage();
  const look = useLook()?.settings;
  const changeLook = useChangeLook();
  const signOut = useSignOut();

  const lookEntries = quickLooks
    .filter((layout) => look && layout !== look.layout)
    .map((layout): PaletteEntry => ({
      id: `look:${layout}`,
      text: t('shell.palette.choice', { what: t('shell.look'), choice: t(`shell.look.${layout}`) }),
      icon: lookIcons[layout],
      run: () => look && void changeLook({ ...look, layout }),
    }));
  const languageEntries = locales
    .filter((locale) => isTyped && locale !== language)
    .map((locale): PaletteEntry => ({
      id: `language:${locale}`,
      text: t('shell.palette.choice', { what: t('shell.language'), choice: nameOfLanguage(locale) }),
      words: `language ${locale}`,
      icon: <Languages />,
      run: () => void changeLanguage(locale),
    }));
  return [
    ...lookEntries,
    ...languageEntries,
    {
      id: 'help',
      text: t('shell.shortcuts.title'),
      icon: <Keyboard />,
      shortcut: keysOf('help'),
      run: onShowHelp,
    },
    { id: 'sign-out', text: t('shell.profile.sign_out'), icon: <LogOut />, run: () => void signOut() },
  ];
}
