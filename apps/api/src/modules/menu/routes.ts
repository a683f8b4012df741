import { menu } from '@bureau/contract';
import { notFound } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { toLoginUser } from '../profile/service.ts';
import { listMenu, readMenu, readMenuItem } from './queries.ts';
import { buildMenu } from './rules.ts';
import { createMenuItem, removeMenuItem, updateMenuItem } from './write.ts';

export const menuRoutes = [
  implement(menu.sidebar, async ({ db, caller, readSettings }) => ({
    menus: buildMenu(await readMenu(db), caller),
    loginUser: toLoginUser(caller, await readSettings()),
  })),

  implement(menu.list, ({ db, query }) => listMenu(db, query)),

  implement(menu.one, async ({ db, params }) => {
    const item = await readMenuItem(db, params.id);
    if (item === null) throw notFound();
    return item;
  }),

  implement(menu.create, ({ db, caller, body, origin }) => createMenuItem(db, caller, body, origin.now)),

  implement(menu.update, ({ db, caller, params, body, origin }) =>
    updateMenuItem(db, caller, params.id, body, origin.now),
  ),

  implement(menu.remove, async ({ db, caller, params, origin }) => {
    await removeMenuItem(db, caller, params.id, origin);
    return undefined;
  }),

  implement(menu.activities, async ({ db, caller, params, query }) => {
    if ((await readMenuItem(db, params.id)) === null) throw notFound();
    return listActivities(db, caller, menu.name, params.id, query);
  }),
];
