import type { Favourite } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';

/** Keeps the favourites of the user; none at first. */
export function serveFavourites(api: FakeApi): void {
  let favourites: readonly Favourite[] = [];
  let count = 0;

  api.on('GET /api/favourites', () => json(favourites));
  api.on('POST /api/favourites', ({ body }) => {
    const {
      resource,
      record_id = null,
      view_id = null,
    } = body as Pick<Favourite, 'resource'> & Partial<Favourite>;
    const isRecord = record_id !== null;
    const added: Favourite = {
      id: (count += 1),
      resource,
      record_id,
      view_id,
      title: isRecord ? `Record ${record_id}` : null,
      code: null,
      route: isRecord ? `/${resource}/detail/${record_id}` : `/${resource}`,
    };
    favourites = [...favourites, added];
    return json(added, 201);
  });
  api.on('DELETE /api/favourites/:id', (_, [id]) => {
    favourites = favourites.filter((one) => one.id !== Number(id));
    return json(null, 204);
  });
}
