import { todos } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { convertToTask } from './convert.ts';
import { todoModule } from './module.ts';
import { reorderTodo } from './reorder.ts';

export const todoRoutes = todoModule.routes([
  implement(todos.reorder, ({ db, caller, body, origin }) => reorderTodo(db, caller, body, origin.now)),
  implement(todos.toTask, (call) => call.db.transaction((tx) => convertToTask(tx, call.params.id, call))),
]);
