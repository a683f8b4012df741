import { projects } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { setLimit } from '../tasks/service.ts';
import { clearBaseline, keepBaseline } from './baseline.ts';
import { duplicateProject } from './duplicate.ts';
import { projectModule } from './module.ts';
import { moveProject } from './move.ts';

const records = projectModule.recordsFor(null);

export const projectRoutes = projectModule.routes([
  implement(projects.limit, async ({ db, caller, params: { id }, body }) => {
    await requireRecord(db, records, caller, id);
    return setLimit(db, id, body);
  }),

  implement(projects.duplicate, (call) => duplicateProject(call.db, call, call.params.id, call.body)),
  implement(projects.move, ({ db, params, body, caller, origin }) =>
    moveProject(db, { id: params.id, days: body.days, version: body.version, caller, now: origin.now }),
  ),
  implement(projects.keepBaseline, async ({ db, params, caller }) => {
    await requireRecord(db, records, caller, params.id);
    return keepBaseline(db, params.id);
  }),
  implement(projects.clearBaseline, async ({ db, params, caller }) => {
    await requireRecord(db, records, caller, params.id);
    await clearBaseline(db, params.id);
    return undefined;
  }),
]);
