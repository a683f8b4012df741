import { favourites } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listFavourites } from './read.ts';
import { addFavourite, removeFavourite } from './write.ts';

export const favouriteRoutes = [
  implement(favourites.all, ({ db, caller }) => listFavourites(db, caller)),

  implement(favourites.create, ({ db, caller, body, origin }) =>
    db.transaction((tx) => addFavourite(tx, caller, body, origin.now)),
  ),

  implement(favourites.remove, async ({ db, caller, params }) => {
    await removeFavourite(db, caller, params.id);
    return undefined;
  }),
];
