import { type ActiveLanguage, activeLanguages } from '@bureau/contract';
import { IconButton, Menu, MenuItem } from '@bureau/ui';
import { isLocale, locales } from '@bureau/values';
import { Languages } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useUser } from '../../core/account/account.ts';
import { languageName } from '../../core/languages/languageName.ts';
import { useIsDown } from '../../core/services/ServicesContext.ts';
import { useChangeLanguage, useSendLanguage } from '../../core/languages/useChangeLanguage.ts';

/** Offers the languages that are in use (docs/product.md §2 and §7). They are asked for when somebody is about to choose. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useUser();
  const change = useChangeLanguage();
  const [isWanted, setWanted] = useState(false);
  const { data, error } = useRequest<readonly ActiveLanguage[]>(
    activeLanguages,
    isWanted ? { isBackground: true } : null,
  );
  useLanguageOnServer();
  const label = t('shell.language');
  const want = () => setWanted(true);

  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton
          label={label}
          icon={<Languages aria-hidden />}
          onHoverStart={want}
          onFocus={want}
          onPressStart={want}
        />
      }
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
      onAction={(locale) => {
        if (isLocale(locale) && locale !== language) void change(locale);
      }}
    >
      {data?.map(({ language: id, name, icon }) => (
        <MenuItem key={id} id={id} label={name} icon={icon === null ? undefined : <Flag file={icon} />} />
      ))}
      {!data && error && locales.map((id) => <MenuItem key={id} id={id} label={languageName(id)} />)}
      {!data && !error && <MenuItem id="loading" label={t('shell.loading')} isDisabled />}
    </Menu>
  );
}

function Flag({ file }: { readonly file: string }) {
  return <img src={`/uploads/translation/${encodeURIComponent(file)}`} alt="" width={16} height={16} />;
}

/** Sends the language that was chosen while the server was out of reach, once it is back. */
function useLanguageOnServer() {
  const isDown = useIsDown();
  const send = useEffectEvent(useSendLanguage());
  useEffect(() => {
    if (!isDown) void send();
  }, [isDown]);
}
