import { type InferType, number, string } from 'yup';
import type { AccessRule } from '../access/index.ts';
import { defineEndpoint } from './endpoint.ts';
import type { GroupField, ListSpec } from './list.ts';
import { id, listOf, shape, text } from './schema.ts';

/** Describes records of a list that share the value of a field. */
const listGroup = shape({
  /** Is the value: that of a table of statuses or priorities, or the id of another record; null where there is none. */
  id: id().defined().nullable(),
  /** Names the other record. */
  name: text(300).defined().nullable(),
  count: number().strict().integer().min(1).required(),
}).meta({ isAssumed: true });

export type ListGroup = InferType<typeof listGroup>;

/** Defines the call that gives the groups of a list with how many of its records each has, in their order. */
export function defineGroups<const Name extends string, const Rule extends AccessRule, Spec extends ListSpec>(
  name: Name,
  rule: Rule,
  { group = [], ...others }: Spec,
) {
  // A list takes its grouping or leaves it, this call needs it. It is asked for with the search and filters of the list.
  const list = others as ListSpec as Spec;
  return defineEndpoint({
    id: `${name}.groups`,
    kind: 'groups',
    method: 'GET',
    path: `/api/${name}/groups` as const,
    summary: `Counts the records that a list of ${name} shows, by the values of a field.`,
    rule,
    list,
    query: {
      group: string<GroupField<Spec>>()
        .strict()
        .oneOf(group as GroupField<Spec>[])
        .required(),
    },
    response: shape({ data: listOf(listGroup).required() }),
  });
}
