import { defects } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { mergeRecords } from '../../records/mergeRecords.ts';
import { defectModule } from './service.ts';
import { findSimilar } from './similar.ts';

const closing = { status: 2 } as const;

export const defectRoutes = defectModule.routes([
  implement(defects.merge, (call) =>
    mergeRecords(call, defectModule.recordsFor(call.caller), (tx, columns) =>
      defectModule.update(tx, call.params.id, closing, call, columns),
    ),
  ),

  implement(defects.similar, ({ caller, db, query }) => findSimilar(db, caller, query)),
]);
