import type { ISchema } from 'yup';
import type { EndpointRule } from '../access/names.ts';
import { collectionOf } from './collections.ts';
import { defineEndpoint } from './endpoint.ts';
import { bulkLimit } from './limits.ts';
import { id, listOf, oneOf, shape, whole } from './schema.ts';

/** Defines the call that changes or deletes many records of a resource, all of them or none. `values` describes what may be changed. */
export const defineBulk = <
  const Name extends string,
  const Rule extends EndpointRule,
  Values extends ISchema<unknown>,
>(
  name: Name,
  rule: Rule,
  summary: string,
  values: Values,
) =>
  defineEndpoint(`${name}.bulk`, 'POST', `/api/${collectionOf(name)}/bulk` as const, {
    kind: 'bulk',
    summary,
    rule,
    body: shape({
      ids: listOf(id().required()).min(1).max(bulkLimit),
      action: oneOf(['update', 'delete']).required(),
      values,
    }),
    response: shape({ count: whole().required() }).meta({ isAssumed: true }),
  });
