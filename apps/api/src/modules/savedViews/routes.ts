import { savedViews } from '@bureau/contract';
import { ApiError } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { createView, listViews, readView, removeView, updateView } from './queries.ts';
import { maySeeList } from './rules.ts';

export const savedViewRoutes = [
  implement(savedViews.list, ({ db, caller, query }) => listViews(db, caller, query)),

  implement(savedViews.one, ({ db, caller, params }) => readView(db, caller, params.id)),

  implement(savedViews.create, ({ db, caller, body, origin }) => {
    if (!maySeeList(caller, body.resource)) throw new ApiError(403, 'errors.forbidden');
    return createView(db, caller, body, origin.now);
  }),

  implement(savedViews.update, ({ db, caller, params, body, origin }) =>
    updateView(db, caller, params.id, body, origin.now),
  ),

  implement(savedViews.remove, async ({ db, caller, params }) => {
    await removeView(db, caller, params.id);
    return undefined;
  }),
];
