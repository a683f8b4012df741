import { departments } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { MemberList } from '../../screens/permissions/MemberList.tsx';
import { PermissionsEditor } from '../../screens/permissions/PermissionsEditor.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { screens } from './departments.screens.ts';

/** Shows the department that the address names, with its people and what everybody in it may do. */
export function DepartmentPage() {
  const { t } = useTranslation();
  // the log has the names of all permissions before and after, which are too long for a sentence
  const permissions = { label: t('permissions.title'), format: String, isLong: true };
  return (
    <RecordScreen
      screens={screens}
      renderContent={({ id }) => <DepartmentParts id={id} />}
      formatters={{ permissions }}
    />
  );
}

function DepartmentParts({ id }: { readonly id: number }) {
  // the page has asked for the department already
  const { data: department } = useQuery(departments.one, { params: { id } });
  if (!department) return null;
  const members = department.members.map(({ firstname, lastname, user_id: userId }) => ({
    id: userId,
    name: `${firstname} ${lastname}`,
  }));
  return (
    <>
      <MemberList members={members} />
      <PermissionsEditor resource={departments} record={department} />
    </>
  );
}
