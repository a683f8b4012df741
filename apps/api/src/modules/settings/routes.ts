import { settings } from '@bureau/contract';
import { notFound } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readSettingsRecord } from './read.ts';
import { publicPart } from './rules.ts';
import { sendTestEmail } from './testEmail.ts';
import { resetSettings, saveSettings } from './write.ts';

/** Requires the id of the only record of settings that there is. */
function requireOnly(id: number): void {
  if (id !== 1) throw notFound();
}

export const settingsRoutes = [
  implement(settings.public, async ({ readSettings }) => publicPart(await readSettings())),

  implement(settings.all, ({ db, caller }) => readSettingsRecord(db, caller)),

  implement(settings.one, async ({ db, caller, params }) => {
    requireOnly(params.id);
    return readSettingsRecord(db, caller);
  }),

  implement(settings.save, ({ db, caller, body, origin }) => saveSettings(db, caller, body, origin)),

  implement(settings.reset, async ({ db, caller, params, body, origin }) => {
    requireOnly(params.id);
    await resetSettings(db, caller, body, origin);
    return undefined;
  }),

  implement(settings.sendTestEmail, sendTestEmail),

  implement(settings.activities, async ({ db, caller, params, query }) => {
    requireOnly(params.id);
    return listActivities(db, caller, settings.name, params.id, query);
  }),
];
