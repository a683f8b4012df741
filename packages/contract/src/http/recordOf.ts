import { type AnySchema, mixed, type Schema, type TestContext, ValidationError } from 'yup';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates one value of an object and names its place in what is wrong with it. */
function faultsAt(item: AnySchema, key: string, value: unknown, { path, createError }: TestContext) {
  try {
    item.validateSync(value, { strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { type, params = {}, message } = error;
    const place = `${path}.${key}`;
    return [createError({ type: type ?? 'invalid', params: { ...params, path: place }, message })];
  }
}

/** Describes an object of at most `max` fields with any names, whose values are alike. */
export const recordOf = <Item>(item: Schema<Item>, max: number) =>
  mixed((value): value is Readonly<Record<string, Item>> => isObject(value))
    .strict()
    .test({
      name: 'values',
      test(value: unknown, context) {
        if (!isObject(value)) return true;
        const entries = Object.entries(value);
        if (entries.length > max) return context.createError({ type: 'max', params: { max, value: [] } });
        const faults = entries.flatMap(([key, entry]) => faultsAt(item, key, entry, context));
        return faults.length === 0 || new ValidationError(faults, value, context.path);
      },
    });
