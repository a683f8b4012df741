import { oneOfTable, shape, whole } from '../http/schema.ts';
import { taskStatuses } from '../status/index.ts';

/** How many tasks a column of a board can be limited to at most. */
export const maxColumnLimit = 9999;

/** Describes the limit of a column of a board; null takes it away. */
export const columnLimit = shape({
  status: oneOfTable(taskStatuses).required(),
  limit: whole(1, maxColumnLimit).defined().nullable(),
}).meta({ isAssumed: true });
