import {
  type BodyOf,
  canAccess,
  type FileKind,
  readFileNames,
  settings as contract,
  type SettingsChange,
  type SettingsRecord,
  sidebarPictures,
} from '@bureau/contract';
import { inArray, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { superAdmin } from '../../access/confirm.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { settings, settingsRecord } from '../../db/schema/index.ts';
import { readSettings, readVersion, writeSettings } from '../../db/settings/queries.ts';
import { defaultSettings, isSetting, type Settings } from '../../db/settings/Settings.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { requireFiles } from '../../files/requireFiles.ts';
import { changesOf } from '../../records/activities/changes.ts';
import { type Change, recordChanges } from '../../records/activities/write.ts';
import { changesSecret, changesValue, protect } from '../../records/protection/protect.ts';
import { requireVersion } from '../../records/requireVersion.ts';
import { requireActive } from '../translations/service.ts';
import { readSettingsRecord } from './read.ts';
import { isThemeOnly } from './rules.ts';

/** Matches the fields of secrets, of which the activity log tells only that there was or is one. */
const secret = /(?:^|[._])(?:smtp_password|secret_key|webhook_url)$/;

const conceal = (value: string | null) => (value === null ? null : '•••');

/** Logs that the settings were changed, and what of them. */
export async function logSettingsChanges(
  tx: Database,
  caller: Caller,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.update(settingsRecord).set({ version: sql`${settingsRecord.version} + 1`, updatedAt: now });
  const loggedChanges = changes.map((change) =>
    secret.test(change.field)
      ? { ...change, oldValue: conceal(change.oldValue), newValue: conceal(change.newValue) }
      : change,
  );
  await recordChanges(tx, { resource: contract.name, recordId: 1, userId: caller.id, now }, loggedChanges);
}

/** Requires that what cannot be set is as it was read, where a body names it. */
function requireUnchanged<Rec extends object>(
  names: readonly (keyof Rec & string)[],
  record: Rec,
  body: Partial<Rec>,
): void {
  const changed = names.filter((field) => body[field] !== undefined && body[field] !== record[field]);
  if (changed.length === 0) return;
  throw new FieldError(Object.fromEntries(changed.map((field) => [field, [{ key: 'validation.readOnly' }]])));
}

const pictures = {
  company_logo: 'company_logo',
  company_sidebar_logo: 'company_sidebar_logo',
  login_background: 'login_bg',
} as const satisfies Partial<Record<keyof Settings, FileKind>>;

/** Requires that files exist which settings name anew. */
async function checkPictures(tx: Database, before: Settings, after: Settings): Promise<void> {
  for (const [field, kind] of Object.entries(pictures) as [keyof typeof pictures, FileKind][]) {
    const file = after[field];
    if (file !== null && file !== before[field]) await requireFiles(tx, kind, [file], field);
  }
  const names = readFileNames(after.sidebar_background_images) ?? [];
  const known: readonly string[] = [
    ...sidebarPictures,
    ...(readFileNames(before.sidebar_background_images) ?? []),
  ];
  const added = names.filter((name) => !known.includes(name));
  await requireFiles(tx, 'sidebar_background_images', added, 'sidebar_background_images');
  const last = Math.max(0, names.length - 1);
  if (after.sidebar_bg_image > last)
    throw new FieldError({ sidebar_bg_image: [{ key: 'validation.max.number', values: { max: last } }] });
}

/**
 * Requires the password of the mail server again when another server is to get it, so that nobody has it sent to a server of their own.
 */
function checkMailServer(before: Settings, after: Settings, change: Partial<Settings>): void {
  const isOther = (['smtp_host', 'smtp_port', 'smtp_security'] as const).some(
    (field) => before[field] !== after[field],
  );
  if (after.smtp_host === null || before.smtp_password === null || !isOther) return;
  if (change.smtp_password === undefined)
    throw new FieldError({ smtp_password: [{ key: 'validation.passwordAgain' }] });
}

/** Returns which of the protected settings a change makes others. */
const protectedFieldsOf = (before: Settings, change: Partial<Settings>) =>
  contract.protects.filter((field) =>
    field === 'smtp_password'
      ? changesSecret(before[field], change[field])
      : changesValue(before[field], change[field]),
  );

/** Lets only those change protected settings who may, and tells of it: see {@link protect}. */
async function protectSettings(
  tx: Database,
  caller: Caller,
  before: Settings,
  change: Partial<Settings>,
  origin: Origin,
): Promise<void> {
  const areas = Map.groupBy(protectedFieldsOf(before, change), (field) =>
    field === 'public_url' ? 'publicAddress' : 'mailServer',
  );
  for (const [area, names] of areas) {
    const notification = { kind: 'protected', values: { area: `protection.${area}` } } as const;
    await protect(tx, caller, { of: contract.name, fields: names, notification }, origin);
  }
}

/** Requires a super administrator to end the demonstration: what it keeps can be taken away from then on. */
function requireMayEnd({ roles }: Caller, before: Settings, change: Partial<Settings>): void {
  if (before.is_demo && change.is_demo === false && !roles.includes(superAdmin))
    throw new ApiError(403, 'errors.superAdminOnly');
}

/** Returns the settings that a body names. A blank password says nothing, which is how forms send what nobody has touched. */
function changeOf(body: SettingsChange): Partial<Settings> {
  const given = Object.entries(body).filter(([name]) => isSetting(name));
  const change = Object.fromEntries(given) as Partial<Settings>;
  const { smtp_password: password, ...rest } = change;
  return password === '' ? rest : change;
}

/**
 * Changes the settings: what the body names.
 *
 * @throws ApiError 403 for protected fields by anybody but a super administrator, and for fields that are not of the theme by somebody who may change that alone; 409 when the body's version is not the
 * record's.
 */
export function saveSettings(
  db: Database,
  caller: Caller,
  body: SettingsChange,
  origin: Origin,
): Promise<SettingsRecord> {
  const { now } = origin;
  if (!isThemeOnly(body) && !canAccess(caller, contract.writers)) throw new ApiError(403, 'errors.forbidden');
  return db.transaction(async (tx) => {
    await readVersion(tx, true);
    const record = await readSettingsRecord(tx, caller);
    requireVersion(record, body.version);
    requireUnchanged(['id', 'created_at', 'updated_at', 'created_by', 'has_smtp_password'], record, body);
    const before = await readSettings(tx);
    const change = changeOf(body);
    requireMayEnd(caller, before, change);
    await protectSettings(tx, caller, before, change, origin);
    const after = { ...before, ...change };
    await checkPictures(tx, before, after);
    checkMailServer(before, after, change);
    if (after.default_language !== before.default_language)
      await requireActive(tx, after.default_language, 'default_language');
    await writeSettings(tx, change);
    await logSettingsChanges(tx, caller, changesOf({ ...before }, { ...after }), now);
    return readSettingsRecord(tx, caller);
  });
}

/**
 * Sets everything back to what holds where nothing is set. What is protected stays, unless a super administrator gives the password again.
 *
 * @throws ApiError 403 in the demonstration.
 */
export function resetSettings(
  db: Database,
  caller: Caller,
  body: BodyOf<typeof contract.reset>,
  origin: Origin,
): Promise<void> {
  const isMeant = caller.roles.includes(superAdmin) && Boolean(body?.current_password);
  return db.transaction(async (tx) => {
    await readVersion(tx, true);
    const before = await readSettings(tx);
    if (before.is_demo) throw new ApiError(403, 'errors.demonstration');
    if (isMeant) await protectSettings(tx, caller, before, defaultSettings, origin);
    const kept: readonly string[] = isMeant ? [] : contract.protects;
    const reset = Object.entries(defaultSettings).filter(([field]) => !kept.includes(field));
    await tx.delete(settings).where(
      inArray(
        settings.key,
        reset.map(([field]) => field),
      ),
    );
    const after: Settings = { ...before, ...Object.fromEntries(reset) };
    await logSettingsChanges(tx, caller, changesOf({ ...before }, { ...after }), origin.now);
  });
}
