import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { SprintProgress } from './SprintProgress.tsx';
import { screens } from './sprints.screens.ts';

/** Shows the sprint that the address names. */
export const SprintPage = () => (
  <RecordScreen
    screens={screens}
    hasNextStatus={false}
    renderActions={(sprint) => <SprintProgress sprint={sprint} />}
  />
);
