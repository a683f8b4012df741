import { type BodyOf, translations as contract } from '@bureau/contract';
import { defaultLocale, type Locale } from '@bureau/values';
import { and, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { translations, translationTexts } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { requireFiles } from '../../files/requireFiles.ts';
import { logChangesInSettings } from '../../records/activities/settingsLog.ts';
import { type Change, recordChanges } from '../../records/activities/write.ts';
import type { Records } from '../../records/Records.ts';
import {
  changeRecord,
  finishCreation,
  hasChanges,
  nextVersion,
  removeRecord,
} from '../../records/writeRecord.ts';
import { findTranslation, readOwnTexts, type Translation } from './read.ts';
import { changeTexts, checkTexts, type OwnTexts } from './rules.ts';

/** Describes languages to the functions that all records share. What the company says in its own words is told text by text. */
export const languageRecords: Records<Translation> = {
  name: contract.name,
  table: translations,
  visible: () => undefined,
  read: async (db, id) => (await findTranslation(db, id))?.translation ?? null,
  activityValues: ({ name, icon, is_active }) => ({ name, icon, is_active }),
  describe: ({ language, name }) => `${language} ${name}`,
  nameInSettings: ({ name }) => name,
};

const requireIcon = (tx: Database, icon: string | null | undefined) =>
  requireFiles(tx, 'translation', icon == null ? [] : [icon], 'icon');

/** Puts a language into use, in the transaction of the request: with the texts that are shipped. */
export async function createTranslation(
  tx: Database,
  caller: Caller,
  { language, name, icon, is_active: isActive }: BodyOf<typeof contract.create>,
  now: Date,
): Promise<Translation> {
  await requireIcon(tx, icon);
  const query = tx
    .insert(translations)
    .values({ language, name, icon, isActive, createdBy: caller.id, createdAt: now, updatedAt: now })
    .returning({ id: translations.id });
  const [created] = await requireUnique(query, { translations_language_unique: 'language' });
  if (created === undefined) throw new Error('The language was not stored.');
  return finishCreation(tx, languageRecords, { id: created.id, caller, now });
}

/** Whether a language has to stay in use: English, which stands in for texts that are missing, and the one that people begin with. */
async function isNeeded(tx: Database, language: Locale): Promise<boolean> {
  return language === defaultLocale || language === (await readSettings(tx)).default_language;
}

/** Returns the changes of texts, each with its key. */
function changesOfTexts(before: OwnTexts, after: OwnTexts): Change[] {
  const write = (texts: OwnTexts, key: string) => {
    const text = texts.get(key);
    return text === undefined ? null : `${key}: ${text}`;
  };
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => ({ field: 'texts', oldValue: write(before, key), newValue: write(after, key) }));
}

async function writeTexts(tx: Database, id: number, own: OwnTexts): Promise<void> {
  await tx.delete(translationTexts).where(eq(translationTexts.translationId, id));
  const rows = [...own].map(([key, text]) => ({ translationId: id, key, text }));
  await insertMany(tx, translationTexts, rows);
}

/**
 * Changes a language and its own texts, as {@link changeRecord} does.
 *
 * @throws FieldError for texts that cannot stand, by `texts.KEY`.
 */
export const updateTranslation = (
  db: Database,
  caller: Caller,
  id: number,
  { version, texts = {}, ...body }: BodyOf<typeof contract.update>,
  now: Date,
): Promise<Translation> =>
  changeRecord(db, languageRecords, { caller, id, version, now }, async (tx, before) => {
    const { language } = before;
    const { name, icon, is_active: isActive } = body;
    if (isActive === false && before.is_active && (await isNeeded(tx, language)))
      throw new FieldError({ is_active: [{ key: 'translations.needed' }] });
    const own = (await readOwnTexts(tx, [id])).get(id) ?? new Map<string, string>();
    const faults = checkTexts(language, own, texts);
    if (Object.keys(faults).length > 0) throw new FieldError(faults);
    if (icon !== before.icon) await requireIcon(tx, icon);
    const changedTexts = changeTexts(language, own, texts);
    const textChanges = changesOfTexts(own, changedTexts);
    if (textChanges.length === 0 && !hasChanges(body, before)) return false;
    if (textChanges.length > 0) await writeTexts(tx, id, changedTexts);
    await tx
      .update(translations)
      .set({ name, icon, isActive, ...nextVersion(before, now) })
      .where(eq(translations.id, id));
    await recordChanges(tx, { resource: contract.name, recordId: id, userId: caller.id, now }, textChanges);
    await logChangesInSettings(tx, languageRecords, before, textChanges, { caller, now });
    return true;
  });

/**
 * Takes a language out of use, with its own texts. Who has chosen it keeps it, as it is shipped; to create it again puts it into use again.
 *
 * @throws ApiError 422 for one that has to stay, 403 for one that came with the demonstration.
 */
export const removeTranslation = (db: Database, caller: Caller, id: number, origin: Origin) =>
  removeRecord(db, languageRecords, caller, id, origin, async (tx, translation) => {
    if (await isNeeded(tx, translation.language)) throw new ApiError(422, 'translations.needed');
    protectDemonstration(await readSettings(tx), [translation]);
  });

/**
 * Requires that a language is offered, before somebody chooses it. It stays so until the transaction ends.
 *
 * @throws FieldError
 */
export async function requireActive(tx: Database, language: Locale, field: string): Promise<void> {
  const [found] = await tx
    .select({ id: translations.id })
    .from(translations)
    .where(and(eq(translations.language, language), eq(translations.isActive, true)))
    .for('share');
  if (found === undefined) throw new FieldError({ [field]: [{ key: 'translations.notOffered' }] });
}
