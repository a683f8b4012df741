import { type Favourite, favourites } from '@bureau/contract';
import { useWriteAnswer } from '../../api/writes/useWriteAnswer.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { useShowFailure } from '../useShowFailure.ts';
import { useFavouriteList } from './useFavouriteList.ts';

type Favourites = readonly Favourite[];

/** Describes what can be marked: a record, a saved view, or the list of a resource, which is neither. */
export interface FavouriteTarget {
  readonly resource: string;
  readonly record_id?: number;
  readonly view_id?: number;
}

interface FavouritesState {
  /** The favourites of the signed-in user; undefined until they are known. */
  readonly favourites: Favourites | undefined;
  readonly add: (target: FavouriteTarget) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

/** Reads the favourites of the signed-in user, and changes them. */
export function useFavourites(): FavouritesState {
  const showFailure = useShowFailure();
  const { client } = useServices();
  const write = useWriteAnswer<typeof favourites.all, Favourites>(favourites.all);
  const { data } = useFavouriteList();

  const change = async (send: () => Promise<unknown>, optimistic?: Favourites) => {
    try {
      await write(async () => {
        await send();
        return client.call(favourites.all, { isBackground: true });
      }, optimistic && { optimistic });
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    favourites: data,
    add: (body) => change(() => client.call(favourites.create, { body })),
    remove: (id) =>
      change(
        () => client.call(favourites.remove, { params: { id } }),
        data?.filter((favourite) => favourite.id !== id),
      ),
  };
}
