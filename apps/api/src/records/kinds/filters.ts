import { type Field, filterKindOf, type FilterKind, type FilterValue } from '@bureau/contract';
import { type Column, isNull, type SQL } from '../../db/orm.ts';
import {
  hasOneOfTags,
  isAnswered,
  isBetween,
  isOnDays,
  isOneOf,
  isOneOfWords,
  isOneOrNone,
  isWithin,
} from '../../db/list/conditions.ts';

type Build<Kind extends FilterKind> = (
  column: Column | SQL,
  value: FilterValue<Kind>,
  field: Field,
  timeZone: string,
) => SQL | undefined;

/** Returns for each kind of filter the condition on a column. */
const builders: { readonly [Kind in FilterKind]: Build<Kind> } = {
  ids: (column, ids) => isOneOf(column, ids),
  idsOrNone: (column, wanted) => isOneOrNone(wanted, (ids) => isOneOf(column, ids), isNull(column)),
  dateRange: (column, range, { kind }, timeZone) =>
    kind === 'instant' ? isOnDays(column, range, timeZone) : isWithin(column, range),
  dateRangeOrNone: (column, range, { kind }, timeZone) =>
    kind === 'instant' && !('isEmpty' in range) ? isOnDays(column, range, timeZone) : isWithin(column, range),
  numberRange: (column, range) => isBetween(column, range),
  words: (column, words) => isOneOfWords(column, words),
  tags: (column, tags) => hasOneOfTags(column, tags),
  answers: (column, answers) => isAnswered(column, answers),
};

/** Returns the condition of a field's filter on its column, or on what it is derived from. */
export function filterColumn(
  column: Column | SQL,
  field: Field,
  value: unknown,
  timeZone: string,
): SQL | undefined {
  const kind = filterKindOf(field);
  // The value was read by the kind of filter that the contract says.
  return kind === false
    ? undefined
    : (builders[kind] as Build<FilterKind>)(column, value as FilterValue, field, timeZone);
}
