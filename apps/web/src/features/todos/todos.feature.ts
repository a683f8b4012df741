import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const todos = recordFeature('todos', () => import('./todos.screens.ts'));
