import { type BodyOf, providers as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import type { FieldErrors } from '../../records/fields/check.ts';

/** Finds working hours that end before they begin. */
const errorsOfHours = ({ working_hours: hours = [] }: Partial<BodyOf<typeof contract.create>>): FieldErrors =>
  Object.fromEntries(
    hours.flatMap(({ start, end }, index) =>
      end <= start ? [[`working_hours.${index}.end`, [{ key: 'validation.hoursOrder' as const }]]] : [],
    ),
  );

export const providerModule = defineModule({
  resource: contract,
  table: recordTables.providers,
  visible: visibleToStaff,
  title: 'name',
  files: { kind: { labels: 'providers.kind' }, day: { labels: 'providers.fields.working_hours.day' } },
  hooks: {
    check: async (_tx, body) => errorsOfHours(body),
    // of a file, a column is told and not a line in it
    checkImport: async (_tx, bodies) =>
      bodies.map((body): FieldErrors => {
        const [messages] = Object.values(errorsOfHours(body));
        return messages === undefined ? {} : { working_hours: messages };
      }),
  },
});
