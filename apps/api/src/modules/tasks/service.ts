// What other modules and the server may use of tasks.
export { notifyOfBulkChange } from './notifications.ts';
export { lastPosition, positionStep } from './positions.ts';
export { readItems } from './read.ts';
export { hiddenFields, newTask } from './rules.ts';
export { taskSource } from './source.ts';
