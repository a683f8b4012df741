import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import type { Message } from '../../errors/messages.ts';
import { targetOf } from '../references.ts';
import { pickableAmong } from '../people.ts';
import { kindOf } from '../kinds/index.ts';
import type { Values } from '../kinds/KindOfField.ts';
import { columnOf, type Place } from '../kinds/Place.ts';
import { selectUserIds } from '../kinds/people.ts';

/** What is wrong with fields, by their names. */
export type FieldErrors = Readonly<Record<string, readonly Message[]>>;

/** A user whom a body names, and where. */
interface Named {
  readonly place: Place;
  readonly path: string;
  readonly id: number;
}

/** Lists the users whom a body names. */
function usersIn(places: readonly Place[], body: Values): Named[] {
  return places.flatMap((place): Named[] => {
    const { name, field } = place;
    const { [name]: value } = body;
    if (value == null) return [];
    // Bodies were validated by the fields.
    if (field.kind === 'person') return [{ place, path: name, id: value as number }];
    if (field.kind === 'people')
      return (value as readonly number[]).map((id, index) => ({ place, path: `${name}.${index}`, id }));
    if (field.kind === 'members')
      return (value as readonly { readonly user_id: number }[]).map(({ user_id: id }, index) => ({
        place,
        path: `${name}.${index}.user_id`,
        id,
      }));
    return [];
  });
}

const written = (places: readonly Place[], record: Values): Values =>
  Object.fromEntries(places.map((place) => [place.name, kindOf(place).written(place, record)]));

/** Whether a record exists that somebody may refer to. It cannot be deleted before the transaction ends. */
async function mayRefer(tx: Database, caller: Caller, { field }: Place, id: number): Promise<boolean> {
  const { table, pickable } = targetOf('to' in field ? field.to : '');
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), pickable(caller)))
    .for('key share');
  return found.length > 0;
}

const unknownIn = ({ field }: Place): Message[] => [{ key: targetOf('to' in field ? field.to : '').unknown }];

const unknownPerson: readonly Message[] = [{ key: 'validation.unknownPerson' }];

const wrongOrder: readonly Message[] = [{ key: 'validation.dateOrder' }];

/** Lists the references that a body names. */
const referencesIn = (places: readonly Place[], body: Values) =>
  places.flatMap((place) => {
    const { [place.name]: id } = body;
    return place.field.kind === 'reference' && typeof id === 'number' ? [{ place, id }] : [];
  });

/** Lists the dates that may not be before another, of which a body says one. */
const ordersIn = (places: readonly Place[], body: Values) =>
  places.flatMap((place) => {
    const { field, name } = place;
    const start = field.kind === 'date' ? places.find((other) => other.name === field.isAfter) : undefined;
    if (start === undefined || (body[name] === undefined && body[start.name] === undefined)) return [];
    return [{ start, end: place }];
  });

/** Finds what a body says of a record that cannot be: people and records that the caller may not name, and an end before its start. What it has already may stay. */
export async function findFieldErrors(
  tx: Database,
  caller: Caller,
  places: readonly Place[],
  body: Values,
  before: Values | null,
): Promise<FieldErrors> {
  const errors: Record<string, readonly Message[]> = {};
  for (const { place, id } of referencesIn(places, body))
    if (id !== before?.[place.name] && !(await mayRefer(tx, caller, place, id)))
      errors[place.name] = unknownIn(place);
  const present = new Set(
    before === null ? [] : usersIn(places, written(places, before)).map(({ id }) => id),
  );
  const added = usersIn(places, body).filter(({ id }) => !present.has(id));
  const pickable = await pickableAmong(
    tx,
    caller,
    added.map(({ id }) => id),
  );
  for (const { path, id } of added) if (!pickable.has(id)) errors[path] = unknownPerson;
  for (const { start, end } of before === null ? [] : ordersIn(places, body)) {
    const [from = before?.[start.name], to = before?.[end.name]] = [body[start.name], body[end.name]];
    const isNew = from !== before?.[start.name] || to !== before?.[end.name];
    if (isNew && typeof from === 'string' && typeof to === 'string' && to < from)
      errors[end.name] = wrongOrder;
  }
  return errors;
}

/** Finds the same of records that are changed together. What all of them have already may stay. */
export async function findErrorsOfMany(
  tx: Database,
  caller: Caller,
  places: readonly Place[],
  values: Values,
  among: SQL,
): Promise<FieldErrors> {
  const errors: Record<string, readonly Message[]> = {};
  const isTrueOfSome = async ({ table }: Place, condition: SQL) => {
    const { rows } = await tx.execute(sql`select 1 from ${table} where ${among} and ${condition} limit 1`);
    return rows.length > 0;
  };
  for (const { start, end } of ordersIn(places, values)) {
    const [from, to] = [start, end].map((place) => {
      const { [place.name]: given } = values;
      return given === undefined ? sql`${columnOf(place)}` : sql`${given}::date`;
    });
    const isNew = sql`(${from} is distinct from ${columnOf(start)} or ${to} is distinct from ${columnOf(end)})`;
    if (await isTrueOfSome(end, sql`${to} < ${from} and ${isNew}`)) errors[`values.${end.name}`] = wrongOrder;
  }
  for (const { place, id } of referencesIn(places, values)) {
    if (await mayRefer(tx, caller, place, id)) continue;
    if (await isTrueOfSome(place, sql`${columnOf(place)} is distinct from ${id}`))
      errors[`values.${place.name}`] = unknownIn(place);
  }
  const named = usersIn(places, values);
  const pickable = await pickableAmong(
    tx,
    caller,
    named.map(({ id }) => id),
  );
  for (const { place, path, id } of named) {
    if (pickable.has(id)) continue;
    const isOther =
      place.link === undefined
        ? sql`${columnOf(place)} is distinct from ${id}`
        : sql`not ${id} = any(${selectUserIds(place)})`;
    if (await isTrueOfSome(place, isOther)) errors[`values.${path}`] = unknownPerson;
  }
  return errors;
}
