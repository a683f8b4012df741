import type { User } from '@bureau/contract';
import type { DataTableColumn } from '@bureau/ui';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { screens } from './users.screens.ts';
import { writePositions } from './writePositions.ts';

interface UsersPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<never>>;
}

/** Lists the people with their roles, and above them who has not accepted an invitation yet. */
export function UsersPage({ ListScreen }: UsersPageProps) {
  const { t } = useTranslation();
  const columns = useMemo(
    (): readonly DataTableColumn<User>[] => [
      {
        id: 'positions',
        header: t('users.profile.roles'),
        width: 200,
        // somebody of a client is not told of the roles of others
        cell: ({ positions }: Partial<User>) => writePositions(positions ?? []),
      },
    ],
    [t],
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
