import { todos as contract } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

const { todos } = recordTables;

export const todoModule = defineModule({
  resource: contract,
  table: todos,
  visible: ({ id }) => eq(todos.createdBy, id),
  title: 'title',
});
