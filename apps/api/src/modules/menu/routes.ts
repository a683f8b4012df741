import { menu } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { toLoginUser } from '../profile/service.ts';
import { listMenu, readMenu } from './queries.ts';
import { buildMenu } from './rules.ts';
import { createMenuItem, menuRecords, removeMenuItem, updateMenuItem } from './write.ts';

export const menuRoutes = [
  implement(menu.sidebar, async ({ db, caller, readSettings }) => ({
    menus: buildMenu(await readMenu(db), caller),
    loginUser: toLoginUser(caller, await readSettings()),
  })),

  implement(menu.list, ({ db, query }) => listMenu(db, query)),

  implement(menu.one, ({ db, caller, params }) => readRecord(db, menuRecords, caller, params.id)),

  implement(menu.create, ({ db, caller, body, origin }) => createMenuItem(db, caller, body, origin.now)),

  implement(menu.update, ({ db, caller, params, body, origin }) =>
    updateMenuItem(db, caller, params.id, body, origin.now),
  ),

  implement(menu.remove, ({ db, caller, params, origin }) => removeMenuItem(db, caller, params.id, origin)),

  implement(menu.activities, async ({ db, caller, params, query }) => {
    await requireRecord(db, menuRecords, caller, params.id);
    return listActivities(db, caller, menu.name, params.id, query);
  }),
];
