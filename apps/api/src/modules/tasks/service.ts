// What other modules and the server may use of tasks.
import { taskModule } from './module.ts';

export { taskModule };
export { notifyOfBulkChange } from './notifications.ts';
export { newTask } from './rules.ts';

export const { readItems, source: taskSource } = taskModule;
