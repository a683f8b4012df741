import { Avatar, IconButton, MenuItem, MenuSection, Persona, PlainMenu } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { Inbox, LogOut, Palette, Settings, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { avatarAddress } from '../../core/account/avatar.ts';
import { Status } from './OnlineStatus.styles.ts';
import { useIsDown } from '../../core/services/ServicesContext.ts';
import { useThemePanel } from '../theme/ThemePanelContext.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { useSignOut } from '../../core/session/useSignOut.ts';

/** Shows who is signed in and whether the server knows them to be there, leads to what is theirs, and signs them out (docs/product.md §2, Header). */
export function ProfileMenu() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const canOpen = useCanOpen();
  const isDown = useIsDown();
  const { setOpen } = useThemePanel();
  const user = useUser();
  const { id, avatar, email, online_status: wasOnline } = user;
  const name = formatFullName(user);
  const label = t('shell.profile.label', { name });
  const src = avatarAddress(avatar);
  const isOnline = wasOnline && !isDown;

  const pages = [
    { href: `/users/profile/${id}`, label: t('shell.profile.open'), icon: <UserRound /> },
    { href: '/mailbox', label: t('shell.profile.inbox'), icon: <Inbox /> },
    { href: '/settings', label: t('breadcrumbs.settings.title'), icon: <Settings /> },
  ].filter(({ href }) => canOpen(href));

  return (
    <PlainMenu
      label={label}
      trigger={<IconButton label={label} icon={<Avatar name={name} src={src} size="small" isDecorative />} />}
      header={
        <>
          <Persona name={name} detail={email} src={src} />
          <Status data-online={isOnline || undefined}>
            {t(isOnline ? 'shell.profile.online' : 'shell.profile.offline')}
          </Status>
        </>
      }
    >
      {pages.map((page) => (
        <MenuItem key={page.href} {...page} />
      ))}
      <MenuItem id="look" label={t('shell.look')} icon={<Palette />} onAction={() => setOpen(true)} />
      <MenuSection label={t('shell.profile.sign_out')}>
        <MenuItem
          id="sign-out"
          label={t('shell.profile.sign_out')}
          icon={<LogOut />}
          onAction={() => void signOut()}
        />
      </MenuSection>
    </PlainMenu>
  );
}
