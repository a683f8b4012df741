import { type Endpoint, isIdParam, parsePositive } from '@bureau/contract';
import { notFound } from '../errors/ApiError.ts';
import { validate } from './validate.ts';

/**
 * Reads path parameters. What is no id is the address of no record.
 *
 * @throws ApiError 404 for an id that is none, FieldError for another parameter that is not as the contract has it.
 */
export function readParams(
  endpoint: Endpoint,
  given: Readonly<Record<string, string>>,
): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    const schema = endpoint.params?.[name];
    const isId = isIdParam(name);
    if (isId && parsePositive(value) === null) throw notFound();
    if (schema !== undefined) validate(schema, value, name);
    params[name] = isId ? Number(value) : value;
  }
  return params;
}
