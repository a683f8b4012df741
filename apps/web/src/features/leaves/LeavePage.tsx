import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { LeaveDecisions } from './LeaveDecisions.tsx';
import { screens } from './leaves.screens.ts';

/** Shows the request for leave that the address names. */
export const LeavePage = () => (
  <RecordScreen screens={screens} renderActions={(leave) => <LeaveDecisions leave={leave} />} />
);
