import { announcements } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { readReceipts, saveReceipt } from './receipts.ts';
import { announcementModule } from './service.ts';

const receipts = ['read', 'acknowledge'] as const;

export const announcementRoutes = announcementModule.routes([
  ...receipts.map((receipt) =>
    implement(announcements[receipt], ({ db, caller, params, origin: { now } }) =>
      saveReceipt(db, params.id, receipt, { caller, now }),
    ),
  ),
  implement(announcements.receipts, ({ db, caller, params }) => readReceipts(db, caller, params.id)),
]);
