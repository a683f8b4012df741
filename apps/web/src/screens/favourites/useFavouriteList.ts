import { type Favourite, favouriteList } from '@bureau/contract';
import { type QueryResult, useRequest } from '../../api/useQuery.ts';

const options = { isBackground: true, handlesErrors: true };

/** Reads the favourites of the signed-in user as soon as they are asked for. */
export const useFavouriteList = (isAsked = true): QueryResult<readonly Favourite[]> =>
  useRequest(favouriteList, isAsked ? options : null, { isSteady: true });
