import { createElement } from 'react';
import { recordFeature } from '../../screens/resource/recordPages.tsx';

export const todos = recordFeature('todos', () => import('./todos.screens.tsx'), {
  // the screen is handed in, so that its code stays apart from what all pages of records share
  async list() {
    const [{ TodosPage }, { ListScreen }] = await Promise.all([
      import('./TodosPage.tsx'),
      import('../../screens/list/ListScreen.tsx'),
    ]);
    return () => createElement(TodosPage, { ListScreen });
  },
});
