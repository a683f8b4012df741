import { customName } from '@bureau/contract';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Lays changes over a record. Of its custom fields those that the changes do not name stay as they are. */
export function withChanges<Rec extends object>(record: Rec, changes: object): Rec {
  const { custom_fields: values } = record as Fields;
  const { custom_fields: changed } = changes as Fields;
  const custom = isFields(values) && isFields(changed) && { custom_fields: { ...values, ...changed } };
  return { ...record, ...changes, ...custom };
}

/** Returns fields by their names, each custom one by its own: `custom_fields.size`. */
export function flattenFields(fields: object): Fields {
  const { custom_fields: values, ...own } = fields as Fields;
  const custom = Object.entries(isFields(values) ? values : {});
  return { ...own, ...Object.fromEntries(custom.map(([column, value]) => [customName(column), value])) };
}
