import { type BodyOf, codePrefixes, type numbering, type ResponseOf } from '@bureau/contract';
import { keysOf } from '@bureau/values';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { readLastNumber, setNextNumber } from '../../db/nextNumber.ts';
import { readPart } from '../../db/settings/parts.ts';
import { readVersion, writeRow } from '../../db/settings/queries.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { changesOf } from '../../records/activities/changes.ts';
import { patternIn } from '../../records/numbering/codes.ts';
import { logSettingsChanges } from '../settings/service.ts';

type Numbering = ResponseOf<typeof numbering.one>['forms'];
type Changes = BodyOf<typeof numbering.save>['forms'];

/** Reads how the codes of each form look, and which number it gets next. */
export async function readNumbering(db: Database): Promise<Numbering> {
  const set = await readPart(db, 'numbering', {});
  const read: Numbering = [];
  for (const form of keysOf(codePrefixes))
    read.push({ form, ...patternIn(set, form), next_number: (await readLastNumber(db, form)) + 1 });
  return read;
}

/** Refuses prefixes that two forms would share. */
function checkPrefixes(after: Numbering, changes: Changes): void {
  const errors = changes.flatMap(({ form, prefix }, index): [string, Message[]][] => {
    const isTaken = after.some((other) => other.form !== form && other.prefix === prefix);
    return isTaken ? [[`forms.${index}.prefix`, [{ key: 'validation.taken' }]]] : [];
  });
  if (errors.length > 0) throw new FieldError(Object.fromEntries(errors));
}

/** Lets forms go on with other numbers, none of which was given before. */
async function setNumbers(tx: Database, changes: Changes): Promise<void> {
  // In the order of their names, so that two requests never wait for each other.
  const ordered = [...changes.entries()].sort(([, a], [, b]) => (a.form < b.form ? -1 : 1));
  for (const [index, { form, next_number: next }] of ordered) {
    if (next === undefined || (await setNextNumber(tx, form, next))) continue;
    const min = (await readLastNumber(tx, form)) + 1;
    throw new FieldError({
      [`forms.${index}.next_number`]: [{ key: 'validation.min.number', values: { min } }],
    });
  }
}

const activityValues = (forms: Numbering) =>
  Object.fromEntries(
    forms.flatMap(({ form, ...fields }) =>
      Object.entries(fields).map(([name, value]) => [`numbering.${form}.${name}`, value] as const),
    ),
  );

/**
 * Changes how codes are made from now on; those that there are stay. Notes in the log of the settings what has become different.
 *
 * @throws FieldError for a prefix of another form, and for a number that was given already.
 */
export function saveNumbering(db: Database, caller: Caller, changes: Changes, now: Date): Promise<Numbering> {
  return db.transaction(async (tx) => {
    await readVersion(tx, true);
    const before = await readNumbering(tx);
    const byForm = new Map(changes.map((change) => [change.form, change]));
    const wanted = before.map(({ form, prefix, digits, next_number: next }) => {
      const change = byForm.get(form);
      return { form, prefix: change?.prefix ?? prefix, digits: change?.digits ?? digits, next_number: next };
    });
    checkPrefixes(wanted, changes);
    await setNumbers(tx, changes);
    const patterns = wanted.map(({ form, prefix, digits }) => [form, { prefix, digits }] as const);
    await writeRow(tx, 'numbering', Object.fromEntries(patterns));
    const after = await readNumbering(tx);
    await logSettingsChanges(tx, caller, changesOf(activityValues(before), activityValues(after)), now);
    return after;
  });
}
