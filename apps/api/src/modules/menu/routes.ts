import { menu } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { toLoginUser } from '../profile/rules.ts';
import { readMenu } from './queries.ts';
import { buildMenu } from './rules.ts';

export const menuRoutes = [
  implement(menu.sidebar, async ({ db, caller, readSettings }) => ({
    menus: buildMenu(await readMenu(db), caller),
    loginUser: toLoginUser(caller, await readSettings()),
  })),
];
