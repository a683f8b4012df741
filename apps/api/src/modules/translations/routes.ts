import { translations } from '@bureau/contract';
import { notFound } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { findTranslation, listActive, listTranslations } from './read.ts';
import { createTranslation, removeTranslation, updateTranslation } from './write.ts';

export const translationRoutes = [
  implement(translations.active, ({ db }) => listActive(db)),

  implement(translations.list, ({ db, query }) => listTranslations(db, query)),

  implement(translations.one, async ({ db, params }) => {
    const found = await findTranslation(db, params.id);
    if (found === null) throw notFound();
    return found.translation;
  }),

  implement(translations.create, ({ db, caller, body, origin }) =>
    createTranslation(db, caller, body, origin.now),
  ),

  implement(translations.update, ({ db, caller, params, body, origin }) =>
    updateTranslation(db, caller, params.id, body, origin.now),
  ),

  implement(translations.remove, async ({ db, caller, params, origin }) => {
    await removeTranslation(db, caller, params.id, origin);
    return undefined;
  }),

  implement(translations.activities, async ({ db, caller, params, query }) => {
    if ((await findTranslation(db, params.id)) === null) throw notFound();
    return listActivities(db, caller, translations.name, params.id, query);
  }),
];
