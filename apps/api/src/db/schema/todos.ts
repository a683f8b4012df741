import { todos as contract } from '@bureau/contract';
import { bigint, index } from '../orm.ts';
import { recordTable } from './recordTable.ts';
// To-dos refer to tasks.
import './work.ts';

/** What people have to remember. Everybody sees their own alone, so that one index finds each list in its order. */
export const todos = recordTable(
  contract,
  {
    /** The place among all to-dos, and so among those of each person. What has the same is ordered by the id. */
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('todos_own_index').on(table.createdBy, table.isDone, table.position, table.id),
    index('todos_position_index').on(table.position, table.id),
  ],
);
