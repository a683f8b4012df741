import { auth } from '@bureau/contract';
import { Avatar, IconButton, Menu, MenuItem, Person, toasts } from '@bureau/ui';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from './account.ts';
import { useServices } from './ServicesContext.ts';

/** Shows who is signed in, and signs them out. */
export function ProfileMenu() {
  const { client, session } = useServices();
  const { t } = useTranslation();
  const { email, firstname, lastname } = useUser();
  const name = `${firstname} ${lastname}`;
  const label = t('shell.profile.label', { name });

  async function signOut() {
    // here the session ends in any case, whatever the server says
    await client.call(auth.logout, { retries: 0 }).catch(() => undefined);
    session.end('signedOut');
    toasts.show({ tone: 'success', message: t('shell.signed_out') });
  }

  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<Avatar name={name} size="small" isDecorative />} />}
      header={<Person name={name} detail={email} />}
    >
      <MenuItem
        id="sign-out"
        text={t('shell.profile.sign_out')}
        icon={<LogOut />}
        onAction={() => void signOut()}
      />
    </Menu>
  );
}
