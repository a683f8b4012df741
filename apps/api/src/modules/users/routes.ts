import { users } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { pickUsers } from './queries.ts';

export const userRoutes = [
  implement(users.picker, ({ db, caller }) => pickUsers(db, caller)),
  implement(users.permissions, async ({ caller }) => [...caller.permissions]),
];
