import { isMoney, noticeOf } from '@bureau/contract';
import { and, eq, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import type { Message } from '../../errors/messages.ts';
import { targetOfField } from '../references.ts';
import { pickableAmong } from '../people.ts';
import { itemAmountsIn } from './currency.ts';
import { kindOf } from '../kinds/index.ts';
import type { Values } from '../kinds/KindOfField.ts';
import { columnOf, type BoundField } from '../kinds/BoundField.ts';
import { selectOtherIds } from '../kinds/links.ts';

/** What is wrong with fields, by their names. */
export type FieldErrors = Readonly<Record<string, readonly Message[]>>;

/** A user or a record that a body names, and where. */
interface Named {
  readonly bound: BoundField;
  readonly path: string;
  readonly id: number;
}

/** Lists the users whom a body names. */
function usersIn(boundFields: readonly BoundField[], body: Values): Named[] {
  return boundFields.flatMap((bound): Named[] => {
    const { name, field } = bound;
    const { [name]: value } = body;
    if (value == null) return [];
    // Bodies were validated by the fields.
    if (field.kind === 'person') return [{ bound, path: name, id: value as number }];
    if (field.kind === 'people')
      return (value as readonly number[]).map((id, index) => ({ bound, path: `${name}.${index}`, id }));
    if (field.kind === 'members')
      return (value as readonly { readonly user_id: number }[]).map(({ user_id: id }, index) => ({
        bound,
        path: `${name}.${index}.user_id`,
        id,
      }));
    return [];
  });
}

const written = (boundFields: readonly BoundField[], record: Values): Values =>
  Object.fromEntries(boundFields.map((bound) => [bound.name, kindOf(bound).written(bound, record)]));

/** Whether a record exists that somebody may refer to. It cannot be deleted before the transaction ends. */
async function mayRefer(tx: Database, caller: Caller, { field }: BoundField, id: number): Promise<boolean> {
  const { table, pickable } = targetOfField(field);
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), pickable(caller)))
    .for('key share');
  return found.length > 0;
}

const unknownIn = ({ field }: BoundField): Message[] => [{ key: targetOfField(field).unknown }];

const unknownPerson: readonly Message[] = [{ key: 'validation.unknownPerson' }];

const wrongOrder: readonly Message[] = [{ key: 'validation.dateOrder' }];

/** Lists the records that a body names, and where, in the order of their ids, in which they are locked. */
const referencesIn = (boundFields: readonly BoundField[], body: Values) =>
  boundFields
    .flatMap((bound): Named[] => {
      const { field, name } = bound;
      const { [name]: value } = body;
      if (field.kind === 'reference' && typeof value === 'number') return [{ bound, path: name, id: value }];
      if (field.kind !== 'references' || value === undefined) return [];
      return (value as readonly number[]).map((id, index) => ({ bound, path: `${name}.${index}`, id }));
    })
    .toSorted((a, b) => a.id - b.id);

/** Lists the dates that may not be before another, of which a body says one. */
const ordersIn = (boundFields: readonly BoundField[], body: Values) =>
  boundFields.flatMap((bound) => {
    const { field, name } = bound;
    const start =
      field.kind === 'date' || field.kind === 'instant'
        ? boundFields.find((other) => other.name === field.isAfter)
        : undefined;
    if (start === undefined || (body[name] === undefined && body[start.name] === undefined)) return [];
    return [{ start, end: bound }];
  });

/** Finds amounts that are not in the currency of their record, and a currency that amounts would be left without. */
function findWrongAmounts(boundFields: readonly BoundField[], body: Values, before: Values | null) {
  const errors: Record<string, readonly Message[]> = {};
  const other = (currency: unknown): Message[] => [
    { key: 'validation.otherCurrency', values: { currency: String(currency) } },
  ];
  const present = before?.['currency'];
  const wanted = body['currency'] ?? present ?? defaultCurrency(boundFields);
  for (const [path, amount] of boundFields.flatMap((bound) => itemAmountsIn(bound, body)))
    if (amount.currency !== wanted) errors[`${path}.currency`] = other(wanted);
  for (const bound of boundFields.filter(({ name }) => body[name] === undefined && present !== wanted))
    if (before !== null && itemAmountsIn(bound, before).length > 0) errors['currency'] = other(present);
  for (const { name } of boundFields.filter(({ field }) => field.kind === 'money' && !field.isReadOnly)) {
    const { [name]: given } = body;
    if (isMoney(given) && given.currency !== wanted) {
      if (wanted == null) errors['currency'] = [{ key: 'validation.required' }];
      else errors[`${name}.currency`] = other(wanted);
    }
    if (given === undefined && before !== null && before[name] !== null && present !== wanted)
      errors['currency'] = other(present);
  }
  return errors;
}

const defaultCurrency = (boundFields: readonly BoundField[]): unknown =>
  boundFields.flatMap(({ name, field }) =>
    name === 'currency' && 'default' in field ? [field.default] : [],
  )[0];

/** Finds what a body says of a record that cannot be: amounts in another currency, people and records that the caller may not name, and an end before its start. What it has already may stay. */
export async function findFieldErrors(
  tx: Database,
  caller: Caller,
  boundFields: readonly BoundField[],
  body: Values,
  before: Values | null,
): Promise<FieldErrors> {
  const errors: Record<string, readonly Message[]> = findWrongAmounts(boundFields, body, before);
  const referred = before === null ? [] : referencesIn(boundFields, written(boundFields, before));
  for (const { bound, path, id } of referencesIn(boundFields, body)) {
    const isThere = referred.some((other) => other.bound === bound && other.id === id);
    if (!isThere && !(await mayRefer(tx, caller, bound, id))) errors[path] = unknownIn(bound);
  }
  const present = before === null ? [] : usersIn(boundFields, written(boundFields, before));
  // who came to a meeting may be whoever was invited; nobody is newly asked for anything who has left
  const isPresent = ({ bound, id }: Named) =>
    present.some(
      (other) => other.id === id && (other.bound === bound || noticeOf(bound.field) === undefined),
    );
  const added = usersIn(boundFields, body).filter((one) => !isPresent(one));
  const pickable = await pickableAmong(
    tx,
    caller,
    added.map(({ id }) => id),
  );
  for (const { path, id } of added) if (!pickable.has(id)) errors[path] = unknownPerson;
  for (const { start, end } of before === null ? [] : ordersIn(boundFields, body)) {
    const [from = before?.[start.name], to = before?.[end.name]] = [body[start.name], body[end.name]];
    const isNew = from !== before?.[start.name] || to !== before?.[end.name];
    if (isNew && typeof from === 'string' && typeof to === 'string' && Date.parse(to) < Date.parse(from))
      errors[end.name] = wrongOrder;
  }
  return errors;
}

/** Returns the condition that a record does not name another one yet. */
const isOther = (bound: BoundField, id: number): SQL =>
  bound.link === undefined
    ? sql`${columnOf(bound)} is distinct from ${id}`
    : sql`not ${id} = any(${selectOtherIds(bound)})`;

/** Finds the same of records that are changed together. What all of them have already may stay. */
export async function findErrorsOfMany(
  tx: Database,
  caller: Caller,
  boundFields: readonly BoundField[],
  values: Values,
  among: SQL,
): Promise<FieldErrors> {
  const errors: Record<string, readonly Message[]> = {};
  const isTrueOfSome = async ({ table }: BoundField, condition: SQL) => {
    const { rows } = await tx.execute(sql`select 1 from ${table} where ${among} and ${condition} limit 1`);
    return rows.length > 0;
  };
  for (const { start, end } of ordersIn(boundFields, values)) {
    const [from, to] = [start, end].map((bound) => {
      const { [bound.name]: given } = values;
      const type = sql.raw(bound.field.kind === 'date' ? 'date' : 'timestamptz');
      return given === undefined ? sql`${columnOf(bound)}` : sql`${given}::${type}`;
    });
    const isNew = sql`(${from} is distinct from ${columnOf(start)} or ${to} is distinct from ${columnOf(end)})`;
    if (await isTrueOfSome(end, sql`${to} < ${from} and ${isNew}`)) errors[end.name] = wrongOrder;
  }
  for (const { bound, path, id } of referencesIn(boundFields, values)) {
    if (await mayRefer(tx, caller, bound, id)) continue;
    if (await isTrueOfSome(bound, isOther(bound, id))) errors[path] = unknownIn(bound);
  }
  const named = usersIn(boundFields, values);
  const pickable = await pickableAmong(
    tx,
    caller,
    named.map(({ id }) => id),
  );
  for (const { bound, path, id } of named) {
    if (pickable.has(id)) continue;
    if (await isTrueOfSome(bound, isOther(bound, id))) errors[path] = unknownPerson;
  }
  return errors;
}
