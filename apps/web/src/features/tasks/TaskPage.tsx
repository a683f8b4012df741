import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { TaskTimerButton } from './TaskTimerButton.tsx';
import { taskScreens } from './tasks.screens.tsx';

/** Shows the task that the address names. */
export const TaskPage = () => (
  <RecordScreen screens={taskScreens} renderActions={({ id }) => <TaskTimerButton id={id} />} />
);
