import { roles, users } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { useQuery } from '../../api/useQuery.ts';
import { MemberList } from '../../screens/permissions/MemberList.tsx';
import { PermissionsEditor } from '../../screens/permissions/PermissionsEditor.tsx';
import { usePermissionFormatters } from '../../screens/permissions/usePermissionFormatters.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { RoleActions } from './RoleActions.tsx';
import { screens } from './roles.screens.ts';

/** Shows the role that the address names, with what it allows. */
export function RolePage() {
  const formatters = usePermissionFormatters();
  return (
    <RecordScreen
      screens={screens}
      renderActions={(role) => <RoleActions role={role} />}
      renderContent={({ id }) => <RoleParts id={id} />}
      formatters={formatters}
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
          members={holders.data.map((user) => ({ ...user, name: formatFullName(user) }))}
          total={holders.meta.total}
        />
      )}
    </>
  );
}
