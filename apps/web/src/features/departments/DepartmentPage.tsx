import { departments } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { useQuery } from '../../api/useQuery.ts';
import { MemberList } from '../../screens/permissions/MemberList.tsx';
import { PermissionsEditor } from '../../screens/permissions/PermissionsEditor.tsx';
import { usePermissionFormatters } from '../../screens/permissions/usePermissionFormatters.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './departments.screens.ts';

/** Shows the department that the address names, with its people and what everybody in it may do. */
export function DepartmentPage() {
  const formatters = usePermissionFormatters();
  return (
    <RecordScreen
      screens={screens}
      renderContent={({ id }) => <DepartmentParts id={id} />}
      formatters={formatters}
    />
  );
}

function DepartmentParts({ id }: { readonly id: number }) {
  // the page has asked for the department already
  const { data: department } = useQuery(departments.one, { params: { id } });
  if (!department) return null;
  const members = department.members.map((member) => ({
    id: member.user_id,
    name: formatFullName(member),
  }));
  return (
    <>
      <MemberList members={members} />
      <PermissionsEditor resource={departments} record={department} />
    </>
  );
}
