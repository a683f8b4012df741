import type { ComponentType } from 'react';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { screens } from './users.screens.ts';

interface UsersPageProps {
  readonly ListScreen: ComponentType<Pick<ListScreenProps<never>, 'above' | 'screens'>>;
}

/** Lists the people, and above them who has not accepted an invitation yet. */
export const UsersPage = ({ ListScreen }: UsersPageProps) => (
  <ListScreen screens={screens} above={<PendingInvitations />} />
);
