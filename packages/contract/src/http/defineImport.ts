import { string } from 'yup';
import type { AccessRule } from '../access/index.ts';
import { defineEndpoint } from './endpoint.ts';
import { dateOrdersOf, importAnswer, importLimits, mappingOf } from './import.ts';

const isWished = (description: string) =>
  string()
    .strict()
    .oneOf(['1'] as const)
    .meta({ description })
    .optional();

/** Defines the call that creates records of a resource from a file that fills some fields. */
export const defineImport = <const Name extends string, const Field extends string>(
  name: Name,
  rule: AccessRule,
  fields: readonly Field[],
  hasCustomFields = false,
) =>
  defineEndpoint({
    id: `${name}.import`,
    kind: 'import',
    method: 'POST',
    path: `/api/${name}/import` as const,
    summary: `Creates records of ${name} from a file: all of its rows, or none when one cannot be taken.`,
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
