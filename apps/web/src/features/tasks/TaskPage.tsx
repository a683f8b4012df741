import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { TaskTimerButton } from './TaskTimerButton.tsx';
import { screens } from './tasks.screens.tsx';

/** Shows the task that the address names. */
export const TaskPage = () => (
  <RecordScreen screens={screens} renderActions={({ id }) => <TaskTimerButton id={id} />} />
);
