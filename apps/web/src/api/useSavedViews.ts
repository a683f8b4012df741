import { perPage, type ResponseOf, type SavedView, savedViews } from '@bureau/contract';
import { ApiError } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import { answersOf } from './keys.ts';
import { useRequest } from './useQuery.ts';
import { useWrite } from './writes/useWrite.ts';

type ViewChanges = Partial<Pick<SavedView, 'is_shared' | 'name' | 'query'>>;

interface SavedViews {
  readonly views: readonly SavedView[];
  /** Asks for them again. */
  readonly refresh: () => void;
  readonly create: (view: Pick<SavedView, 'is_shared' | 'name' | 'query'>) => Promise<SavedView>;
  readonly update: (id: number, changes: ViewChanges) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

const none: readonly SavedView[] = [];
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const outdated = { invalidates: answersOf(savedViews.list), awaitsRefresh: true, isOutdatedBy: isGone };
const common = { isBackground: true, handlesErrors: true };

/** Reads the saved views of a list, and changes them. What goes wrong with a change is said by whoever makes it. */
export function useSavedViews(resource: string): SavedViews {
  const { client } = useApi();
  const write = useWrite();
  const { data, retry } = useRequest<ResponseOf<typeof savedViews.list>>(
    savedViews.list,
    {
      query: { filter: { resource: [resource] }, sort: ['name'], per_page: perPage.max },
      isBackground: true,
    },
    { isSteady: true },
  );
  return {
    views: data?.data ?? none,
    refresh: retry,
    create(view) {
      const body = { ...view, resource };
      const send = () => client.request(savedViews.create, { ...common, body }) as Promise<SavedView>;
      return write(send, outdated);
    },
    async update(id, body) {
      await write(() => client.call(savedViews.update, { ...common, params: { id }, body }), outdated);
    },
    async remove(id) {
      const send = async () => {
        try {
          await client.call(savedViews.remove, { ...common, params: { id } });
        } catch (error) {
          // somebody else was faster
          if (!isGone(error)) throw error;
        }
      };
      await write(send, outdated);
    },
  };
}
