import { leaveDecisions, leaves } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { decideOn, leaveModule } from './service.ts';

const decisions = Object.keys(leaveDecisions) as (keyof typeof leaveDecisions)[];

export const leaveRoutes = leaveModule.routes(
  decisions.map((decision) =>
    implement(leaves[decision], ({ db, params, body, caller, origin }) =>
      decideOn(db, params.id, decision, body.reason ?? '', { caller, origin }),
    ),
  ),
);
