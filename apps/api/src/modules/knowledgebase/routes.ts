import { articleMoves, knowledgebase } from '@bureau/contract';
import { keysOf } from '@bureau/values';
import { implement } from '../../http/implement.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { searchArticles } from './search.ts';
import { articleModule, moveArticle, restoreVersion, voteOn } from './service.ts';
import { listVersions, readVersion } from './versions.ts';

export const articleRoutes = articleModule.routes([
  ...keysOf(articleMoves).map((move) =>
    implement(knowledgebase[move], ({ db, params, body, caller, origin }) =>
      moveArticle(db, params.id, move, body.version, { caller, origin }),
    ),
  ),
  implement(knowledgebase.vote, ({ db, params, body, caller, origin: { now } }) =>
    voteOn(db, params.id, body.vote, { caller, now }),
  ),
  implement(knowledgebase.versions, async ({ db, caller, params, query }) => {
    await requireRecord(db, articleModule.recordsFor(caller), caller, params.id);
    return listVersions(db, params.id, query);
  }),
  implement(knowledgebase.version, async ({ db, caller, params }) => {
    await requireRecord(db, articleModule.recordsFor(caller), caller, params.id);
    return readVersion(db, params.id, Number(params.version));
  }),
  implement(knowledgebase.restore, async ({ db, caller, origin, params, body }) => {
    await requireRecord(db, articleModule.recordsFor(caller), caller, params.id);
    return restoreVersion(db, params.id, Number(params.version), body.version, { caller, origin });
  }),
  implement(knowledgebase.search, ({ db, caller, query }) => searchArticles(db, caller, query.q)),
]);
