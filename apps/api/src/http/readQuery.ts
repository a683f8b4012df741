import { type Endpoint, type ListQuery, type ListSpec, parseListQuery } from '@bureau/contract';
import { FieldError, type FieldMessages } from '../errors/ApiError.ts';
import type { Message } from '../errors/messages.ts';
import { validate } from './validate.ts';

const emptyList: ListSpec = { sort: [], filter: {} };

type Query = ListQuery & Readonly<Record<string, unknown>>;

function readList(spec: ListSpec | undefined, params: readonly [string, string][]): ListQuery {
  const { query, problems } = parseListQuery(spec ?? emptyList, params);
  const names = spec === undefined ? params.map(([name]) => name) : Object.keys(problems);
  if (names.length === 0) return query;
  const fields = names.map((name): [string, Message[]] => [
    name,
    [{ key: `query.${problems[name] ?? 'unknownParameter'}` }],
  ]);
  throw new FieldError(Object.fromEntries(fields));
}

function readTexts({ query = {} }: Endpoint, params: URLSearchParams): Record<string, unknown> {
  const problems: Record<string, FieldMessages[string]> = {};
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(query)) {
    const [text, ...others] = params.getAll(name);
    if (others.length > 0) problems[name] = [{ key: 'query.invalidValue' }];
    else validate(schema, text, name);
    if (text !== undefined) read[name] = text;
  }
  if (Object.keys(problems).length > 0) throw new FieldError(problems);
  return read;
}

/**
 * Reads the query of a request: that of its list, and the texts that its endpoint names beside it.
 *
 * @throws FieldError that names what is unknown or cannot be read: nothing is ignored.
 */
export function readQuery(endpoint: Endpoint, params: URLSearchParams): Query {
  const isText = (name: string) => Object.hasOwn(endpoint.query ?? {}, name);
  const list = readList(
    endpoint.list,
    [...params].filter(([name]) => !isText(name)),
  );
  return { ...list, ...readTexts(endpoint, params) };
}
