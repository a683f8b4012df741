import { type ISchema, reach, type SchemaDescription } from 'yup';

/** Returns whether a schema requires a value at a path, `lines.0.quantity`. A path that it does not know is not required. */
export function isFieldRequired(schema: ISchema<unknown>, path: string): boolean {
  const description = describePath(schema, path.replace(/\.(\d+)(?=\.|$)/g, '[$1]'));
  if (!description) return false;
  if (description.type === 'string') return description.tests.some(({ name }) => name === 'required');
  // An empty list is a value, unless the schema asks for entries.
  if (description.type === 'array') return description.tests.some(({ name }) => name === 'min');
  // Unchecked is a value too, unless the schema asks for a check mark.
  if (description.type === 'boolean') return description.oneOf.every(Boolean) && description.oneOf.length > 0;
  return !description.optional && !description.nullable;
}

/** Describes the schema at a path: nothing for one that is unknown, lazy or a reference. */
function describePath(schema: ISchema<unknown>, path: string): SchemaDescription | undefined {
  try {
    const description = reach(schema, path).describe();
    return 'optional' in description ? description : undefined;
  } catch {
    return undefined;
  }
}
