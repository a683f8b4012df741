import { type BodyOf, translations as contract } from '@bureau/contract';
import { defaultLocale, type Locale } from '@bureau/values';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { translations, translationTexts } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { requireFiles } from '../../files/requireFiles.ts';
import { changesOf } from '../../records/activities/changes.ts';
import {
  type Change,
  deleteAttachedData,
  recordChanges,
  recordCreation,
} from '../../records/activities/write.ts';
import { requireVersion } from '../../records/requireVersion.ts';
import { findTranslation, type Translation } from './read.ts';
import { changeTexts, checkTexts, type OwnTexts } from './rules.ts';

async function readWritten(tx: Database, id: number): Promise<Translation> {
  const found = await findTranslation(tx, id);
  if (found === null) throw new Error(`Language ${id} is gone in the transaction that wrote it.`);
  return found.translation;
}

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
  await recordCreation(tx, { resource: contract.name, recordId: created.id, userId: caller.id, now });
  return readWritten(tx, created.id);
}

/** Reads a language that is about to be written. Nobody else can write it before the transaction ends. */
async function lockTranslation(tx: Database, id: number) {
  await tx.select({ id: translations.id }).from(translations).where(eq(translations.id, id)).for('update');
  const found = await findTranslation(tx, id);
  if (found === null) throw notFound();
  return found;
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
 * Changes a language and its own texts.
 *
 * @throws ApiError 409 with the language as it is when the body's version is not its; FieldError for texts that cannot stand, by `texts.KEY`.
 */
export function updateTranslation(
  db: Database,
  caller: Caller,
  id: number,
  { version, name, icon, is_active: isActive, texts = {} }: BodyOf<typeof contract.update>,
  now: Date,
): Promise<Translation> {
  return db.transaction(async (tx) => {
    const { translation: before, own } = await lockTranslation(tx, id);
    requireVersion(before, version);
    const { language } = before;
    if (isActive === false && before.is_active && (await isNeeded(tx, language)))
      throw new FieldError({ is_active: [{ key: 'translations.needed' }] });
    const faults = checkTexts(language, own, texts);
    if (Object.keys(faults).length > 0) throw new FieldError(faults);
    if (icon !== before.icon) await requireIcon(tx, icon);
    const changedTexts = changeTexts(language, own, texts);
    const current = { name: before.name, icon: before.icon, is_active: before.is_active };
    const wanted = {
      name: name ?? current.name,
      icon: icon === undefined ? current.icon : icon,
      is_active: isActive ?? current.is_active,
    };
    const textChanges = changesOfTexts(own, changedTexts);
    const changes = [...changesOf(['name', 'icon', 'is_active'], current, wanted), ...textChanges];
    if (changes.length === 0) return before;
    if (textChanges.length > 0) await writeTexts(tx, id, changedTexts);
    await tx
      .update(translations)
      .set({ name, icon, isActive, version: before.version + 1, updatedAt: now })
      .where(eq(translations.id, id));
    await recordChanges(tx, { resource: contract.name, recordId: id, userId: caller.id, now }, changes);
    return readWritten(tx, id);
  });
}

/**
 * Takes a language out of use, with its own texts. Who has chosen it keeps it, as it is shipped; to create it again puts it into use again.
 *
 * @throws ApiError 422 for one that has to stay, 403 for one that came with the demonstration.
 */
export function removeTranslation(db: Database, caller: Caller, id: number, origin: Origin): Promise<void> {
  return db.transaction(async (tx) => {
    const { translation } = await lockTranslation(tx, id);
    const { language, name } = translation;
    if (await isNeeded(tx, language)) throw new ApiError(422, 'translations.needed');
    protectDemonstration(await readSettings(tx), translation);
    await tx.delete(translations).where(eq(translations.id, id));
    await deleteAttachedData(tx, contract.name, [id]);
    const detail = `${language} ${name}`;
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
  });
}

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
