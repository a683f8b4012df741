import type { ProjectUpdate } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Message } from '../../errors/messages.ts';
import { amountFields, seesAmounts } from './rules.ts';

type Errors = Record<string, Message[]>;

/** Finds amounts that the caller may not see. */
export function findHiddenAmounts(caller: Caller, body: ProjectUpdate): Errors {
  const hidden = seesAmounts(caller) ? [] : amountFields.filter((field) => body[field] !== undefined);
  return Object.fromEntries(hidden.map((field) => [field, [{ key: 'validation.noUnknown' as const }]]));
}

/** Finds people who are named twice. */
function findDuplicates({ members = [] }: ProjectUpdate): Errors {
  const ids = members.map(({ user_id: id }) => id);
  const doubles = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
  return Object.fromEntries(
    doubles.map((index) => [`members.${index}.user_id`, [{ key: 'validation.taken' as const }]]),
  );
}

/** Finds what is said of a project that cannot be. */
export const findProjectErrors = (caller: Caller, body: ProjectUpdate): Errors => ({
  ...findHiddenAmounts(caller, body),
  ...findDuplicates(body),
});
