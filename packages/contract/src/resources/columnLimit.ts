import { oneOfTable, shape, whole } from '../http/schema.ts';
import { taskStatuses } from '../status/index.ts';

/** How many tasks a column of a board can be limited to at most. */
const mostInColumn = 9999;

/** Describes the limit of a column of a board; null takes it away. */
export const columnLimit = shape({
  status: oneOfTable(taskStatuses).required(),
  limit: whole(1, mostInColumn).defined().nullable(),
}).meta({ isAssumed: true });
