import { profile } from '@bureau/contract';
import { applyTheme } from '@bureau/theme';
import { IconButton, Menu, MenuItem } from '@bureau/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useKeepUser, useUser } from './account.ts';
import { type Look, lookOf, looks, preferencesOf, themeOf } from './look.ts';
import { useServices } from './ServicesContext.ts';
import { useSettings } from './settings.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Offers the looks of the page. The chosen one shows at once, and goes back when it cannot be saved. */
export function LookMenu() {
  const { client } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const { theme_layout: companyLayout } = useSettings();
  const keepUser = useKeepUser();
  const current = lookOf(companyLayout, user.preferences.theme);
  const Icon = icons[current];
  const label = t('shell.look');

  async function change(look: Look) {
    const preferences = { theme: preferencesOf(look) };
    // seen before anything renders
    applyTheme(themeOf(companyLayout, preferences.theme));
    keepUser({ ...user, preferences });
    try {
      keepUser(await client.call(profile.update, { body: { preferences }, isBackground: true }));
    } catch {
      keepUser(user);
    }
  }

  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<Icon aria-hidden />} />}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[current]}
      onAction={(key) => {
        const look = looks.find((one) => one === key);
        if (look && look !== current) void change(look);
      }}
    >
      {looks.map((look) => {
        const LookIcon = icons[look];
        return <MenuItem key={look} id={look} text={t(`shell.look.${look}`)} icon={<LookIcon />} />;
      })}
    </Menu>
  );
}
