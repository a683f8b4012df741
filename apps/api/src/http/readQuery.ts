import { type ListQuery, type ListSpec, parseListQuery } from '@bureau/contract';
import { FieldError } from './ApiError.ts';
import type { Message } from './messages.ts';

const emptyList: ListSpec = { sort: [], filter: {} };

/**
 * Reads the query of a list; other calls take none.
 *
 * @throws FieldError that names every parameter that is unknown or cannot be read: nothing is ignored.
 */
export function readQuery(spec: ListSpec | undefined, params: URLSearchParams): ListQuery {
  const { query, problems } = parseListQuery(spec ?? emptyList, params);
  const names = spec === undefined ? [...params.keys()] : Object.keys(problems);
  if (names.length === 0) return query;
  const fields = names.map((name): [string, Message[]] => [
    name,
    [{ key: `query.${problems[name] ?? 'unknownParameter'}` }],
  ]);
  throw new FieldError(Object.fromEntries(fields));
}
