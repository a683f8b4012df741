import type { DateOrder } from '@bureau/values';
import type { ColumnMappingProps, FieldSource } from './ColumnMapping.types.ts';

type Mapping<Id extends string> = ColumnMappingProps<Id>['value'];

/** Returns the field that is filled from a column. */
export function fieldOf<Id extends string>(value: Mapping<Id>, column: string): Id | undefined {
  const entries = Object.entries(value) as [Id, FieldSource | undefined][];
  return entries.find(([, source]) => source?.column === column)?.[0];
}

/** Fills a field from a column, and from no other; without a field the column is not imported. */
export function mapColumn<Id extends string>(
  value: Mapping<Id>,
  column: string,
  field: Id | undefined,
  dateOrder?: DateOrder,
): Partial<Record<Id, FieldSource>> {
  const entries = Object.entries(value).filter(([, source]) => (source as FieldSource).column !== column);
  const others = Object.fromEntries(entries) as Partial<Record<Id, FieldSource>>;
  if (field === undefined) return others;
  return { ...others, [field]: { column, ...(dateOrder && { dateOrder }) } };
}
