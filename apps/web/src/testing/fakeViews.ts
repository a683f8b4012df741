import type { SavedView } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';

function createView(id: number, changes: Partial<SavedView>): SavedView {
  return {
    id,
    resource: 'tasks',
    name: `View ${id}`,
    query: '',
    is_shared: false,
    is_own: true,
    created_at: '2026-01-05T08:15:00.000Z',
    updated_at: '2026-01-05T08:15:00.000Z',
    created_by: 3,
    version: 1,
    ...changes,
  };
}

/** Keeps saved views: one of the user, and one that somebody else shares. */
export function serveViews(api: FakeApi): void {
  const views = new Map<number, SavedView>([
    [
      1,
      createView(1, {
        name: 'Waiting for others',
        query: 'filter%5Bstatus%5D=4&columns=code%2Ctitle%2Cdue_date',
      }),
    ],
    [2, createView(2, { name: 'Urgent', query: 'filter%5Bpriority%5D=1', is_shared: true, is_own: false })],
  ]);
  const answer = (id: number) => json(views.get(id) ?? { error: 'Not found' }, views.has(id) ? 200 : 404);

  api.on('GET /api/saved-views', () => {
    const data = [...views.values()];
    return json({ data, meta: { total: data.length, page: 1, per_page: 500 } });
  });
  api.on('POST /api/saved-views', ({ body }) => {
    const view = createView(views.size + 1, body as Partial<SavedView>);
    views.set(view.id, view);
    return json(view, 201);
  });
  api.on('PUT /api/saved-views/:id', ({ body }, [id]) => {
    const view = views.get(Number(id));
    if (view) views.set(view.id, { ...view, ...(body as Partial<SavedView>), version: view.version + 1 });
    return answer(Number(id));
  });
  api.on('DELETE /api/saved-views/:id', (_, [id]) => {
    views.delete(Number(id));
    return json(null, 204);
  });
}
