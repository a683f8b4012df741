import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const todos: Feature = {
  ...routeOf('todos'),
  pages: recordPages('todos', {
    screens: () => import('./todos.screens.ts'),
    createRule: 'todos_create',
  }),
};
