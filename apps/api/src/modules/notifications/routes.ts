import { notifications } from '@bureau/contract';
import { done } from '../../http/done.ts';
import { implement } from '../../http/implement.ts';
import { listNotifications } from './read.ts';
import { removeNotification } from './write.ts';

export const notificationRoutes = [
  implement(notifications.list, async ({ db, caller, body, readSettings }) =>
    listNotifications(db, caller, await readSettings(), body.length),
  ),

  implement(notifications.remove, async ({ db, caller, body }) => {
    await removeNotification(db, caller, body.id);
    return done;
  }),
];
