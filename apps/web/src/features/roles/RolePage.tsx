import { roles, users } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { MemberList } from '../../screens/permissions/MemberList.tsx';
import { PermissionsEditor } from '../../screens/permissions/PermissionsEditor.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { RoleActions } from './RoleActions.tsx';
import { screens } from './roles.screens.ts';

/** Shows the role that the address names, with what it allows. */
export function RolePage() {
  const { t } = useTranslation();
  // the log has the names of all permissions before and after, which are too long for a sentence
  const permissions = { label: t('permissions.title'), format: String, isLong: true };
  return (
    <RecordScreen
      screens={screens}
      renderActions={(role) => <RoleActions role={role} />}
      renderContent={({ id }) => <RoleParts id={id} />}
      formatters={{ permissions }}
    />
  );
}

function RoleParts({ id }: { readonly id: number }) {
  // the page has asked for the role already
  const { data: role } = useQuery(roles.one, { params: { id } });
  const { data: holders } = useQuery(users.list, {
    query: { filter: { role_id: [id] }, per_page: 100 },
  });
  return (
    <>
      {role && <PermissionsEditor resource={roles} record={role} isFull={role.is_admin} />}
      {holders && (
        <MemberList
          members={holders.data.map((user) => ({ ...user, name: `${user.firstname} ${user.lastname}` }))}
          total={holders.meta.total}
        />
      )}
    </>
  );
}
