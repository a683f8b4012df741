import { todos as contract } from '@bureau/contract';
import { eq, isNull, or, sql } from '../../db/orm.ts';
import { isWithin } from '../../db/list/conditions.ts';
import { todos } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { firstPosition, positionStep, readFirstPosition } from '../../records/positions.ts';

export const todoModule = defineModule({
  resource: contract,
  table: todos,
  visible: ({ id }) => eq(todos.createdBy, id),
  title: 'title',
  list: {
    sort: { position: { column: todos.position } },
    filter: {
      // what was never snoozed is awake on every day
      snoozed_until(range) {
        const isInRange = isWithin(todos.snoozedUntil, range);
        const isUpTo = !('isEmpty' in range) && range.from === undefined;
        return isUpTo ? or(isNull(todos.snoozedUntil), isInRange) : isInRange;
      },
    },
  },
  hooks: {
    newColumns: () => ({ position: sql`${firstPosition(todos)} - ${positionStep}` }),
    async completeImport(tx, bodies) {
      const first = await readFirstPosition(tx, todos);
      return bodies.map((body, index) => ({
        body,
        columns: { position: first - positionStep * (bodies.length - index) },
      }));
    },
  },
});
