import { type User, users, writeKeptPositions } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useRoleName } from '../../core/languages/roleName.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { UserActions } from './UserActions.tsx';
import { UserRoles } from './UserRoles.tsx';
import { screens } from './users.screens.ts';

/** Shows the person that the address names. */
export function UserPage() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  return (
    <RecordScreen
      screens={screens}
      renderActions={(user: User) => <UserActions user={user} />}
      renderContent={({ id }) => <UserParts id={id} />}
      formatters={{
        positions: {
          label: t('users.profile.roles'),
          format: (text) => (typeof text === 'string' ? writeKeptPositions(text, roleName) : ''),
        },
      }}
    />
  );
}

function UserParts({ id }: { readonly id: number }) {
  // the page has asked for the person already
  const { data: user } = useQuery(users.one, { params: { id } });
  // somebody of a client is not told of the roles of others
  if (user?.positions === undefined || user.version === undefined) return null;
  return <UserRoles id={id} positions={user.positions} version={user.version} />;
}
