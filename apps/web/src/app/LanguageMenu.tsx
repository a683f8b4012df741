import { users } from '@bureau/contract';
import { IconButton, Menu, MenuItem } from '@bureau/ui';
import { isLocale, type Locale, locales } from '@bureau/values';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepUser, useUser } from './account.ts';
import { useServices } from './ServicesContext.ts';

/** Gives the name of a language in that language. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

let choices: ReactNode;

/** Gives the entries of all languages, once: their names are dear. */
function languageItems(): ReactNode {
  return (choices ??= locales.map((locale) => <MenuItem key={locale} id={locale} text={nameOf(locale)} />));
}

/** Offers the languages that the application speaks (docs/product.md §2 and §9). */
export function LanguageMenu() {
  const { client } = useServices();
  const { t } = useTranslation();
  const { language } = useUser();
  const keepUser = useKeepUser();
  const label = t('shell.language');

  async function change(locale: Locale) {
    const changed = await client.call(users.changeLocale, { params: { locale }, retries: 0 });
    keepUser(changed);
  }

  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<Languages aria-hidden />} />}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onAction={(locale) => {
        if (isLocale(locale) && locale !== language) change(locale).catch(() => undefined);
      }}
    >
      {languageItems()}
    </Menu>
  );
}
