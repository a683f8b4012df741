import { sprints } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { sprintModule } from './module.ts';
import { completeSprint, startSprint } from './progress.ts';

export const sprintRoutes = sprintModule.routes([
  implement(sprints.start, ({ db, params, caller, origin }) =>
    startSprint(db, { id: params.id, caller, now: origin.now }),
  ),
  implement(sprints.complete, ({ db, params, body, caller, origin }) =>
    completeSprint(db, { id: params.id, caller, now: origin.now }, body.move_to),
  ),
]);
