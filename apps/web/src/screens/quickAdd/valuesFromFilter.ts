import { type Field, type Fields, type Filters, namesOf } from '@bureau/contract';

const kinds: readonly Field['kind'][] = ['reference', 'person', 'people', 'state', 'choice'];

/** Whether a new record has what others have that are shown: its status is its own. */
const isShared = (name: string, { isReadOnly = false, kind }: Field) =>
  kinds.includes(kind) && !isReadOnly && name !== 'status';

/** Returns what a record that is added gets because no others are shown: the only project, person or priority, say, that is filtered by. */
export function valuesFromFilter(fields: Fields, filter: Filters = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]): [string, unknown][] => {
      const chosen = filter[namesOf(name, field).filter];
      if (!isShared(name, field) || !Array.isArray(chosen)) return [];
      const [value, ...others] = chosen as readonly unknown[];
      if (value === null || value === undefined || others.length > 0) return [];
      return [[name, field.kind === 'people' ? [value] : value]];
    }),
  );
}
