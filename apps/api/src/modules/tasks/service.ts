// What other modules and the server may use of tasks.
import { taskModule } from './module.ts';

export { taskModule };
export { setLimit } from './limits.ts';
export { findBelow } from './related.ts';
export { newTask } from './rules.ts';

export const { prepareNotifications, readItems, source: taskSource } = taskModule;
