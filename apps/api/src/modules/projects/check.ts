import type { Project, ProjectUpdate } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Message } from '../../errors/messages.ts';
import { amountFields, seesAmounts } from './rules.ts';

type Errors = Record<string, Message[]>;

/** What an amount of a project has to fit. */
type Amounts = Pick<Project, 'currency' | 'budget' | 'hourly_rate'>;

/** Finds amounts that are not in the currency of the project, or that the caller may not see. */
function findWrongAmounts(caller: Caller, body: ProjectUpdate, before: Amounts): Errors {
  const errors: Errors = {};
  const currency = body.currency ?? before.currency;
  for (const field of amountFields) {
    const given = body[field];
    if (given !== undefined && !seesAmounts(caller)) errors[field] = [{ key: 'validation.noUnknown' }];
    else if (given != null && given.currency !== currency)
      errors[`${field}.currency`] = [{ key: 'validation.otherCurrency', values: { currency } }];
    else if (given === undefined && before[field] !== null && before.currency !== currency)
      errors['currency'] = [{ key: 'validation.otherCurrency', values: { currency: before.currency } }];
  }
  return errors;
}

/** Finds people who are named twice. */
function findDoubles({ members = [] }: ProjectUpdate): Errors {
  const ids = members.map(({ user_id: id }) => id);
  const doubles = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
  return Object.fromEntries(
    doubles.map((index) => [`members.${index}.user_id`, [{ key: 'validation.taken' as const }]]),
  );
}

/** Finds what is said of a project that cannot be: of a new one, amounts have to be in the currency that it is given. */
export function findProjectErrors(caller: Caller, body: ProjectUpdate, before: Amounts | null): Errors {
  const amounts = before ?? { currency: body.currency ?? '', budget: null, hourly_rate: null };
  return { ...findWrongAmounts(caller, body, amounts), ...findDoubles(body) };
}
