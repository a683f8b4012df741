import type { Project, ProjectUpdate } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { findDateErrors } from '../../records/dateOrder.ts';
import { pickableAmong } from '../../records/people.ts';
import { mayPickClient } from '../clients/service.ts';
import { amountFields, seesAmounts } from './rules.ts';

type Errors = Record<string, Message[]>;

/** Finds a client or people that the caller may not pick. What the project has already may stay. */
async function findUnknown(
  db: Database,
  caller: Caller,
  { client_id: clientId, manager_id: managerId, members = [] }: ProjectUpdate,
  before: Project | null,
): Promise<Errors> {
  const errors: Errors = {};
  const isNewClient = clientId != null && clientId !== before?.client_id;
  if (isNewClient && !(await mayPickClient(db, caller, clientId)))
    errors['client_id'] = [{ key: 'validation.unknownClient' }];
  const present = new Set([before?.manager_id, ...(before?.members ?? []).map(({ user_id: id }) => id)]);
  const wanted = [
    ['manager_id', managerId] as const,
    ...members.map(({ user_id: id }, index) => [`members.${index}.user_id`, id] as const),
  ].flatMap(([field, id]) => (id == null || present.has(id) ? [] : [{ field, id }]));
  const pickable = await pickableAmong(
    db,
    caller,
    wanted.map(({ id }) => id),
  );
  for (const { field, id } of wanted)
    if (!pickable.has(id)) errors[field] = [{ key: 'validation.unknownPerson' }];
  return errors;
}

/** Finds amounts that are not in the currency of the project, or that the caller is not told of. */
function findWrongAmounts(
  caller: Caller,
  body: ProjectUpdate,
  before: Pick<Project, 'currency' | 'budget' | 'hourly_rate'>,
): Errors {
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

/**
 * Requires that what is said of a project can be so.
 *
 * @param before is the project as it is, or as one that is made begins.
 * @throws FieldError
 */
export async function checkProject(
  db: Database,
  caller: Caller,
  body: ProjectUpdate,
  before: Project | Pick<Project, 'currency' | 'budget' | 'hourly_rate'>,
): Promise<void> {
  const errors = {
    ...(await findUnknown(db, caller, body, 'id' in before ? before : null)),
    ...findWrongAmounts(caller, body, before),
    ...findDoubles(body),
    ...('id' in before ? findDateErrors(body, before) : {}),
  };
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}
