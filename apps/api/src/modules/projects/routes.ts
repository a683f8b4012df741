import { projects } from '@bureau/contract';
import { dayIn } from '../../access/timeZoneOf.ts';
import { implement } from '../../http/implement.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { setLimit } from '../tasks/service.ts';
import { clearBaseline, keepBaseline } from './baseline.ts';
import { duplicateProject } from './duplicate.ts';
import { readFinance } from './finance.ts';
import { projectModule } from './module.ts';
import { moveProject } from './move.ts';
import { seesAmounts } from './rules.ts';
import { readTime } from './time.ts';

const records = projectModule.recordsFor(null);

export const projectRoutes = projectModule.routes([
  implement(projects.limit, async ({ db, caller, params: { id }, body }) => {
    await requireRecord(db, records, caller, id);
    return setLimit(db, id, body);
  }),

  implement(projects.time, async ({ db, caller, params: { id } }) => {
    await requireRecord(db, records, caller, id);
    return readTime(db, caller, id);
  }),
  implement(projects.finance, async ({ db, caller, params: { id }, origin, readSettings }) => {
    const project = await readRecord(db, projectModule.recordsFor(caller), caller, id);
    if (!seesAmounts(caller)) throw new ApiError(403, 'errors.forbidden');
    return readFinance(db, project, dayIn((await readSettings()).time_zone, origin.now));
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
