import { Menu, MenuItem, VisuallyHidden } from '@bureau/ui';
import { isLocale, type Locale, locales } from '@bureau/values';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../core/languages/languageName.ts';
import { Trigger } from './VisitorLanguageMenu.styles.ts';

interface VisitorLanguageMenuProps {
  readonly onChoose: (language: Locale) => void;
}

/** Offers the languages to somebody who has not signed in: which of them the company uses is known to those alone who have. */
export function VisitorLanguageMenu({ onChoose }: VisitorLanguageMenuProps) {
  const { i18n, t } = useTranslation();
  const label = t('shell.language');
  return (
    <Menu
      label={label}
      placement="top end"
      trigger={
        <Trigger variant="ghost" size="small" icon={<Languages aria-hidden />}>
          <VisuallyHidden>{label}</VisuallyHidden> {languageName(i18n.language)}
        </Trigger>
      }
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[i18n.language]}
      onAction={(language) => {
        if (isLocale(language)) onChoose(language);
      }}
    >
      <Choices />
    </Menu>
  );
}

/** Is drawn when the menu opens: to name a language takes time. */
function Choices() {
  return locales.map((language) => <MenuItem key={language} id={language} label={languageName(language)} />);
}
