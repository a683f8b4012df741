import { incidents } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { mergeRecords } from '../../records/mergeRecords.ts';
import { convertToArticle, convertToDefect } from './convert.ts';
import { incidentModule } from './service.ts';

const closing = { status: 7, resolution_code: 'duplicate' } as const;

export const incidentRoutes = incidentModule.routes([
  implement(incidents.merge, (call) =>
    mergeRecords(call, incidentModule.recordsFor(call.caller), (tx, columns) =>
      incidentModule.update(tx, call.params.id, closing, call, columns),
    ),
  ),

  implement(incidents.toDefect, (call) =>
    call.db.transaction((tx) => convertToDefect(tx, call.params.id, call)),
  ),

  implement(incidents.toArticle, (call) =>
    call.db.transaction((tx) => convertToArticle(tx, call.params.id, call)),
  ),
]);
