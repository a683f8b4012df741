import { articleLinks } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { addLink, listLinks, removeLink } from './links.ts';

export const articleLinkRoutes = [
  implement(articleLinks.list, ({ db, caller, query, origin: { locale } }) =>
    listLinks(db, caller, { resource: query.resource, recordId: Number(query.record_id) }, locale),
  ),

  implement(articleLinks.create, ({ db, caller, body, origin }) =>
    db.transaction((tx) => addLink(tx, caller, body, origin)),
  ),

  implement(articleLinks.remove, async ({ db, caller, params, origin }) => {
    await db.transaction((tx) => removeLink(tx, caller, params.id, origin.now));
    return undefined;
  }),
];
