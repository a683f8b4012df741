import { joinNames, type User, writeRoles } from '@bureau/contract';
import type { DataTableColumn } from '@bureau/ui';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../core/languages/roleName.ts';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { screens } from './users.screens.ts';

interface UsersPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<never>>;
}

/** Lists the people with their roles, and above them who has not accepted an invitation yet. */
export function UsersPage({ ListScreen }: UsersPageProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const columns = useMemo(
    (): readonly DataTableColumn<User>[] => [
      // somebody of a client is not told of what others are in the company
      {
        id: 'role',
        header: t('users.fields.role_id'),
        width: 160,
        cell: ({ positions = [] }: Partial<User>) => writeRoles(positions, roleName),
      },
      {
        id: 'department',
        header: t('users.fields.department_id'),
        width: 140,
        cell: ({ positions = [] }: Partial<User>) =>
          joinNames(positions.map((position) => position.department_name)),
      },
      {
        id: 'head_of',
        header: t('users.fields.head_of'),
        width: 140,
        isHidden: true,
        cell: ({ head_of: departments = [] }: Partial<User>) =>
          joinNames(departments.map(({ name }) => name)),
      },
    ],
    [roleName, t],
  );
  return (
    <ListScreen
      screens={screens}
      moreColumns={columns}
      moreColumnsAfter="lastname"
      above={<PendingInvitations />}
    />
  );
}
