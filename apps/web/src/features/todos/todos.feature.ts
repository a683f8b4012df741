import { listPage, recordFeature } from '../../screens/resource/recordPages.tsx';

export const todos = recordFeature('todos', () => import('./todos.screens.tsx'), {
  list: listPage(async () => (await import('./TodosPage.tsx')).TodosPage),
  hasQuickAdd: true,
  quickAddExample: 'quick_add.example.todos',
});
