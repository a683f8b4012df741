import { customName } from '@bureau/contract';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns members as a change names them, with what the record says of those who stay: their names. */
function withKnown(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  const known = before.filter(isFields);
  return after.map((entry: unknown) =>
    isFields(entry)
      ? { ...known.find(({ user_id: id }) => id !== undefined && id === entry['user_id']), ...entry }
      : entry,
  );
}

/** Lays changes over a record. Of its custom fields those that the changes do not name stay as they are. */
export function withChanges<Rec extends object>(record: Rec, changes: object): Rec {
  const before = record as Fields;
  const { custom_fields: values } = before;
  const { custom_fields: changed } = changes as Fields;
  const custom = isFields(values) && isFields(changed) && { custom_fields: { ...values, ...changed } };
  const own = Object.entries(changes).map(([name, value]) => [name, withKnown(before[name], value)]);
  return { ...record, ...(Object.fromEntries(own) as Fields), ...custom };
}

/** Returns fields by their names, each custom one by its own: `custom_fields.size`. */
export function flattenFields(fields: object): Fields {
  const { custom_fields: values, ...own } = fields as Fields;
  const custom = Object.entries(isFields(values) ? values : {});
  return { ...own, ...Object.fromEntries(custom.map(([column, value]) => [customName(column), value])) };
}
