import { defects } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { mergeRecords } from '../../records/mergeRecords.ts';
import { defectModule } from './service.ts';
import { findSimilar } from './similar.ts';

const closing = { status: 2 } as const;

export const defectRoutes = defectModule.routes([
  implement(defects.merge, (call) => {
    const { body, caller, db, origin, params } = call;
    const merging = { id: params.id, intoId: body.into_id, caller, origin };
    return mergeRecords(db, defectModule.recordsFor(caller), merging, (tx, columns) =>
      defectModule.update(tx, params.id, closing, call, columns),
    );
  }),

  implement(defects.similar, ({ caller, db, query }) => findSimilar(db, caller, query)),
]);
