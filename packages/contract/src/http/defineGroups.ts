import { type InferType, string } from 'yup';
import { collectionOf } from './collections.ts';
import type { EndpointRule } from '../access/names.ts';
import { defineEndpoint } from './endpoint.ts';
import type { GroupField, ListSpec } from './list.ts';
import { id, listOf, shape, text, whole } from './schema.ts';

/** Describes records of a list that share the value of a field. */
const listGroup = shape({
  /** Is the value: that of a table of statuses or priorities, the id of another record, or the number of days from 1970-01-01 to a date; null where there is none. */
  id: id().defined().nullable(),
  /** Names the other record, or is the date. */
  name: text(300).defined().nullable(),
  count: whole(1).required(),
  /** Is the sum of the field that the resource adds up, such as minutes; null where it adds up none. */
  sum: whole().defined().nullable(),
}).meta({ isAssumed: true });

export type ListGroup = InferType<typeof listGroup>;

/** Defines the call that gives the groups of a list with how many of its records each has, in their order. */
export function defineGroups<
  const Name extends string,
  const Rule extends EndpointRule,
  Spec extends ListSpec,
>(name: Name, rule: Rule, { group = [], ...others }: Spec) {
  // A list takes its grouping or leaves it, this call needs it. It is asked for with the search and filters of the list.
  const list = { ...others, isWhole: true } as ListSpec as Spec;
  return defineEndpoint(`${name}.groups`, 'GET', `/api/${collectionOf(name)}/groups` as const, {
    kind: 'groups',
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
