// What other modules and the server may use of tasks.
import { taskModule } from './module.ts';

export { notifyOfBulkChange } from './notifications.ts';
export { lastPosition, positionStep } from './positions.ts';
export { hiddenFields, newTask } from './rules.ts';

export const { readItems, source: taskSource, searchSource: taskSearch } = taskModule;
