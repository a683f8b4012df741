import { taskModule } from './module.ts';

// What other modules and the server may use of tasks.
export { notifyOfBulkChange } from './notifications.ts';
export { lastPosition, positionStep } from './positions.ts';
export { hiddenFields, newTask } from './rules.ts';

export const { readItems, source: taskSource } = taskModule;
