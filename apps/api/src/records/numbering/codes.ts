import { type CodedForm, codePrefixes } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import { defaultDigits, formatCode, nextNumbers, readLastNumber } from '../../db/nextNumber.ts';
import { type Parts, readPart } from '../../db/settings/parts.ts';

/** Describes how codes of a form look. */
export type Pattern = NonNullable<Parts['numbering'][CodedForm]>;

/** Returns how the codes of a form look that the company has set, or else as they do where nothing is set. */
export const patternIn = (set: Parts['numbering'], form: CodedForm): Pattern =>
  set[form] ?? { prefix: codePrefixes[form], digits: defaultDigits };

/** Returns the function that writes codes of a form from their numbers. */
async function readCoder(db: Database, form: CodedForm): Promise<(number: number) => string> {
  const { prefix, digits } = patternIn(await readPart(db, 'numbering', {}), form);
  return (number) => formatCode(prefix, number, digits);
}

/**
 * Returns the next numbers of a form, so many, by the first, and what writes their codes. To be called in the transaction that uses them, as
 * {@link nextNumbers}: how codes look is read after it, so that each is as it was set when its number was given.
 */
export async function nextCodes(tx: Database, form: CodedForm, count: number) {
  const first = await nextNumbers(tx, form, count);
  return { first, codeOf: await readCoder(tx, form) };
}

/** Returns the next number of a form with its code, as {@link nextCodes} does. */
export async function nextCode(tx: Database, form: CodedForm): Promise<{ number: number; code: string }> {
  const { first, codeOf } = await nextCodes(tx, form, 1);
  return { number: first, code: codeOf(first) };
}

/** Returns the code that the next record of a form will have, if nobody else creates one before. */
export async function readNextCode(db: Database, form: CodedForm): Promise<string> {
  const codeOf = await readCoder(db, form);
  return codeOf((await readLastNumber(db, form)) + 1);
}
