import { oneOf } from './schema.ts';
import { collectionOf } from './collections.ts';
import type { EndpointRule } from '../access/names.ts';
import { defineEndpoint } from './endpoint.ts';
import { dateOrdersOf, importAnswer, importLimits, mappingOf } from './import.ts';

const isWished = (description: string) => oneOf(['1']).meta({ description }).optional();

/** Defines the call that creates records of a resource from a file that fills some fields. */
export const defineImport = <const Name extends string, const Field extends string>(
  name: Name,
  rule: EndpointRule,
  fields: readonly Field[],
  hasCustomFields = false,
) =>
  defineEndpoint(`${name}.import`, 'POST', `/api/${collectionOf(name)}/import` as const, {
    kind: 'import',
    summary: `Creates records of ${name} from a file: all of its rows, or none when one cannot be taken. Somebody imports 20 files of them an hour, and tries 200.`,
    rule,
    queue: 'long',
    query: {
      dry_run: isWished('Writes nothing, and answers what would be done.'),
      skip_errors: isWished('Leaves out the rows that cannot be taken, and creates the others.'),
    },
    upload: {
      maxBytes: importLimits.bytes,
      extensions: ['csv', 'xlsx'],
      parts: {
        mapping: mappingOf(fields, hasCustomFields),
        date_orders: dateOrdersOf(fields, hasCustomFields),
      },
    },
    response: importAnswer,
  });
