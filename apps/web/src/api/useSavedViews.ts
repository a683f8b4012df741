import { perPage, type ResponseOf, type SavedView, savedViews } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';
import { isKeyOf } from './keys.ts';
import { useRequest } from './useQuery.ts';

type ViewChanges = Partial<Pick<SavedView, 'is_shared' | 'name' | 'query'>>;

interface SavedViews {
  readonly views: readonly SavedView[];
  readonly create: (view: Pick<SavedView, 'is_shared' | 'name' | 'query'>) => Promise<SavedView>;
  readonly update: (id: number, changes: ViewChanges) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

const none: readonly SavedView[] = [];

/** Reads the saved views of a list, and changes them. What goes wrong with a change is said by whoever makes it. */
export function useSavedViews(resource: string): SavedViews {
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const { data } = useRequest<ResponseOf<typeof savedViews.list>>(
    savedViews.list,
    {
      query: { filter: { resource: [resource] }, sort: ['name'], per_page: perPage.max },
      isBackground: true,
    },
    { isSteady: true },
  );
  const refresh = () => mutate((key) => isKeyOf(savedViews.list, key));
  const common = { isBackground: true, isSaidInPlace: true };
  return {
    views: data?.data ?? none,
    async create(view) {
      const body = { ...view, resource };
      const created = (await client.request(savedViews.create, { ...common, body })) as SavedView;
      await refresh();
      return created;
    },
    async update(id, body) {
      await client.call(savedViews.update, { ...common, params: { id }, body });
      await refresh();
    },
    async remove(id) {
      await client.call(savedViews.remove, { ...common, params: { id } });
      await refresh();
    },
  };
}
