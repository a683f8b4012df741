import { todoFields, todos } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { TodoTick } from './TodoTick.tsx';

export const screens = describeScreens(todos, todoFields, {
  choices: {},
  texts: { quickAdd: 'todos.add' },
  fields: { is_done: { renderCell: (todo) => <TodoTick todo={todo} /> } },
});
