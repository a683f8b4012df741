import { locales } from '@bureau/values';
import { Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { quickLayouts } from '../../core/appearance/appearance.ts';
import { keysOf } from '../shortcuts.ts';
import { languageName } from '../../core/languages/languageName.ts';
import { useChangeLanguage } from '../../core/languages/useChangeLanguage.ts';
import { useChangeAppearance, useAppearance } from '../../core/appearance/useAppearance.ts';
import { useSignOut } from '../../core/session/useSignOut.ts';
import type { PaletteEntry } from './palette.types.ts';

const layoutIcons = { light: <Sun />, dark: <Moon />, automatic: <Monitor /> } as const;

/** Returns what can be done from everywhere. The languages are many, and wait until something is typed. */
export function useActionEntries(onShowHelp: () => void, isTyped: boolean): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const { language } = useUser();
  const changeLanguage = useChangeLanguage();
  const appearance = useAppearance()?.settings;
  const changeAppearance = useChangeAppearance();
  const signOut = useSignOut();

  const layoutEntries = quickLayouts
    .filter((layout) => appearance && layout !== appearance.layout)
    .map((layout): PaletteEntry => ({
      id: `look:${layout}`,
      label: t('shell.palette.choice', { what: t('shell.look'), choice: t(`shell.look.${layout}`) }),
      icon: layoutIcons[layout],
      run: () => appearance && void changeAppearance({ ...appearance, layout }),
    }));
  const languageEntries = locales
    .filter((locale) => isTyped && locale !== language)
    .map((locale): PaletteEntry => ({
      id: `language:${locale}`,
      label: t('shell.palette.choice', { what: t('shell.language'), choice: languageName(locale) }),
      words: `language ${locale}`,
      icon: <Languages />,
      run: () => void changeLanguage(locale),
    }));
  return [
    ...layoutEntries,
    ...languageEntries,
    {
      id: 'help',
      label: t('shell.shortcuts.title'),
      icon: <Keyboard />,
      shortcut: keysOf('help'),
      run: onShowHelp,
    },
    { id: 'sign-out', label: t('shell.profile.sign_out'), icon: <LogOut />, run: () => void signOut() },
  ];
}
