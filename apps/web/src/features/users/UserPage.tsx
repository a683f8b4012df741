import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { UserActions } from './UserActions.tsx';
import { screens } from './users.screens.ts';

/** Shows the person that the address names. */
export const UserPage = () => (
  <RecordScreen screens={screens} renderActions={(user) => <UserActions user={user} />} />
);
