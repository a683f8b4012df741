import { translations } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { listActive, listTranslations } from './read.ts';
import { createTranslation, languageRecords, removeTranslation, updateTranslation } from './write.ts';

export const translationRoutes = [
  implement(translations.active, ({ db }) => listActive(db)),

  implement(translations.list, ({ db, query }) => listTranslations(db, query)),

  implement(translations.one, ({ db, caller, params }) => readRecord(db, languageRecords, caller, params.id)),

  implement(translations.create, ({ db, caller, body, origin }) =>
    createTranslation(db, caller, body, origin.now),
  ),

  implement(translations.update, ({ db, caller, params, body, origin }) =>
    updateTranslation(db, caller, params.id, body, origin.now),
  ),

  implement(translations.remove, ({ db, caller, params, origin }) =>
    removeTranslation(db, caller, params.id, origin),
  ),

  implement(translations.activities, async ({ db, caller, params, query }) => {
    await requireRecord(db, languageRecords, caller, params.id);
    return listActivities(db, caller, translations.name, params.id, query);
  }),
];
