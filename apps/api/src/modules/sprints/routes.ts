import { sprints } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { readRecord } from '../../records/findRecord.ts';
import { readBurndown } from './burndown.ts';
import { sprintModule } from './module.ts';
import { completeSprint, startSprint } from './progress.ts';

export const sprintRoutes = sprintModule.routes([
  implement(sprints.start, (call) => startSprint(call.db, call.params.id, call)),
  implement(sprints.complete, (call) => completeSprint(call.db, call.params.id, call, call.body.move_to)),
  implement(sprints.burndown, async ({ db, params, caller, origin, readSettings }) => {
    const sprint = await readRecord(db, sprintModule.recordsFor(caller), caller, params.id);
    return readBurndown(db, sprint, (await readSettings()).time_zone, origin.now);
  }),
]);
