import { customFields, users } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readForm } from '../../records/customFields/readFields.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { listFields } from './read.ts';
import { createField, fieldRecords, removeField, reorderFields, updateField } from './write.ts';

export const customFieldRoutes = [
  implement(customFields.list, ({ db, query }) => listFields(db, query)),

  implement(customFields.one, ({ db, caller, params }) => readRecord(db, fieldRecords, caller, params.id)),

  implement(customFields.ofForm, async ({ db, caller, params }) =>
    // somebody of a client is not told what the company notes of people
    caller.isExternal && params.form === users.name ? [] : readForm(db, params.form),
  ),

  implement(customFields.create, ({ db, caller, body, origin }) => createField(db, caller, body, origin.now)),

  implement(customFields.update, ({ db, caller, params, body, origin }) =>
    updateField(db, caller, params.id, body, origin.now),
  ),

  implement(customFields.remove, ({ db, caller, params, origin }) =>
    removeField(db, caller, params.id, origin),
  ),

  implement(customFields.reorder, ({ db, caller, body, origin }) =>
    reorderFields(db, caller, body, origin.now),
  ),

  implement(customFields.activities, async ({ db, caller, params, query }) => {
    await requireRecord(db, fieldRecords, caller, params.id);
    return listActivities(db, caller, customFields.name, params.id, query);
  }),
];
