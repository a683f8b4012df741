import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { taskScreens } from './tasks.screens.tsx';

/** Lists the tasks that the user may see. */
export const TasksPage = () => <ListScreen screens={taskScreens} />;
