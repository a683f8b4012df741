import {
  type Field,
  filterKindOf,
  type Kind,
  type Person,
  type ReadValues,
  type Values,
} from '@bureau/contract';
import type { SelectOption } from '@bureau/forms';
import { Badge, type DataTableColumn, type FilterDefinition } from '@bureau/ui';
import { formatDuration, formatFullName, formatMoney, formatNumber, formatWholeNumber } from '@bureau/values';
import type { ReactNode } from 'react';
import { namesIn, type ShownField, valueOf } from './ShownField.ts';
import type { FieldContext } from './useFieldContext.ts';

type Read<K extends Kind> = K extends keyof ReadValues ? ReadValues[K] : Values[K];

/** Holds how a kind of field is shown. What renders are functions and no components: lists show many values. */
interface KindView<K extends Kind> {
  /** The width of its column, and what else belongs to it. */
  readonly column: Pick<DataTableColumn<never>, 'width' | 'minWidth' | 'grow' | 'align'>;
  /** Renders a value that is there, as it is read. */
  readonly render: (value: Read<K>, shown: ShownField, context: FieldContext, record: object) => ReactNode;
  /** Writes a value that is there as the activity log has it, a text, or as it is written. The value itself when not given. */
  readonly format?: (
    value: unknown,
    shown: ShownField,
    context: FieldContext,
    options: readonly SelectOption[],
  ) => string;
}

/** Names the first of several people and counts the others. */
export function formatPeople(people: readonly Person[]): string {
  const [first, ...others] = people;
  if (!first) return '';
  return others.length === 0 ? formatFullName(first) : `${formatFullName(first)} +${others.length}`;
}

const labelOf = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => String(option.value) === String(value))?.label ?? String(value);

const text = { column: { width: 160 }, render: (value: string) => value };
const narrow = { width: 112, align: 'end' } as const;

const option: Omit<KindView<'state' | 'choice'>, 'column'> = {
  render(value, { choices }) {
    const chosen = choices.find((one) => one.value === value);
    return chosen?.tone ? <Badge tone={chosen.tone} label={chosen.label} /> : (chosen?.label ?? value);
  },
  format: (value, { choices }) => labelOf(choices, value),
};

const people = {
  column: { width: 136 },
  render: formatPeople,
  format: (value: unknown, { emptyText }: ShownField, _: FieldContext, options: readonly SelectOption[]) =>
    Array.isArray(value)
      ? value.map((id: unknown) => labelOf(options, id)).join(', ') || emptyText
      : String(value),
};

/** The log names what is referred to; a change has its id. */
const formatReference: KindView<'reference'>['format'] = (value, _, __, options) =>
  typeof value === 'number' ? labelOf(options, value) : String(value);

const writePercent = (value: unknown, { locale }: FieldContext) =>
  formatWholeNumber(Number(value), locale, true);

const kinds: { readonly [K in Kind]: KindView<K> } = {
  line: text,
  text,
  email: text,
  username: text,
  phone: text,
  avatar: text,
  timeZone: text,
  color: text,
  currency: { ...text, column: { width: 112 } },
  choice: { ...option, column: { width: 160 } },
  state: { ...option, column: { width: 132 } },
  boolean: {
    column: { width: 112 },
    render: (value, _, { t }) => t(value ? 'fields.yes' : 'fields.no'),
    format: (value, _, { t }) => t(String(value) === 'true' ? 'fields.yes' : 'fields.no'),
  },
  number: {
    column: narrow,
    render: (value, _, { locale }) => formatNumber(value, locale),
    format: (value, _, { locale }) => formatNumber(Number(value), locale),
  },
  percent: {
    column: narrow,
    render: (value, _, context) => writePercent(value, context),
    format: (value, _, context) => writePercent(value, context),
  },
  duration: {
    column: narrow,
    render: (value) => formatDuration(value),
    format: (value) => formatDuration(Number(value)),
  },
  money: {
    column: { width: 136, align: 'end' },
    render: ({ amount, currency }, _, { locale }) => formatMoney({ minor: amount, currency }, locale),
  },
  date: {
    column: { width: 140 },
    render: (value, _, { formats }) => <time dateTime={value}>{formats.date(value)}</time>,
    format: (value, _, { formats }) => formats.date(String(value)),
  },
  instant: {
    column: { width: 160 },
    render: (value, _, { formats }) => <time dateTime={value}>{formats.instant(value)}</time>,
    format: (value, _, { formats }) => formats.instant(String(value)),
  },
  reference: {
    column: { minWidth: 116, grow: 1 },
    render: (value, shown, _, record) => namesIn(shown, record)[0] ?? String(value),
    format: formatReference,
  },
  person: {
    column: { width: 136 },
    render(_, shown, __, record) {
      const [firstname = null, lastname = null] = namesIn(shown, record);
      return formatFullName({ firstname, lastname });
    },
    format: formatReference,
  },
  people,
  members: people,
  tags: { column: { width: 160 }, render: (value) => value.join(', ') },
};

// The entry of a kind takes fields of that kind, which the compiler does not follow through a union.
const viewOf = ({ kind }: Field) => kinds[kind] as KindView<Kind>;

/** The kinds that are edited in their place. Those that are not are fixed, or written by screens of their own. */
export type EditableKind = Exclude<Kind, 'avatar' | 'instant' | 'members' | 'money' | 'tags'>;

export const isEditableKind = (kind: Kind): kind is EditableKind =>
  !['avatar', 'instant', 'members', 'money', 'tags'].includes(kind);

/** Returns whether a field of a record can be edited in its place. */
export const isEditable = ({ isFixed, isReadOnly, kind }: Field): boolean =>
  !isFixed && !isReadOnly && isEditableKind(kind);

/** Returns the width of the column of a field, and what else belongs to it. */
export const columnOf = ({ field, width }: ShownField) => ({
  ...viewOf(field).column,
  ...(width !== undefined && { width }),
});

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Renders the value that a record has in a field; null for none. */
export function renderValue(shown: ShownField, record: object, context: FieldContext): ReactNode {
  const value = valueOf(shown, record);
  return isEmpty(value) ? null : viewOf(shown.field).render(value as Read<Kind>, shown, context, record);
}

/** Writes a value of which nothing more is known. */
export const writePlain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Writes a value of a field as a text, out of the activity log or a change; `options` are what it can refer to. */
export function formatValue(
  shown: ShownField,
  value: unknown,
  context: FieldContext,
  options: readonly SelectOption[],
): string {
  if (value === null || value === undefined) return context.t('fields.none');
  return viewOf(shown.field).format?.(value, shown, context, options) ?? writePlain(value);
}

/** Describes what a field can refer to. */
export interface LoadedOptions {
  readonly options: readonly SelectOption<number>[];
  readonly isLoading: boolean;
}

/** Returns the filter of a list by a field, where it has one. */
export function filterOf(
  { choices, emptyText, field, filter: id, label, ...shown }: ShownField,
  { t }: FieldContext,
  loaded: LoadedOptions | undefined,
): FilterDefinition | undefined {
  const kind = filterKindOf(field);
  switch (kind) {
    case 'ids':
    case 'idsOrNone':
    case 'words': {
      const options =
        field.kind === 'boolean'
          ? (['yes', 'no'] as const).map((answer) => ({ id: answer, label: t(`fields.${answer}`) }))
          : (loaded?.options ?? choices).map(({ value, label: name }) => ({ id: value, label: name }));
      const isLoading = loaded?.isLoading ?? false;
      return {
        kind: 'choice',
        id,
        label,
        options,
        isLoading,
        ...(kind === 'idsOrNone' && { emptyLabel: emptyText }),
      };
    }
    case 'dateRange':
    case 'dateRangeOrNone':
      return {
        kind: 'dateRange',
        id,
        label,
        ...(shown.start !== undefined && { isDeadline: true }),
        ...(kind === 'dateRangeOrNone' && { emptyLabel: emptyText }),
      };
    case 'numberRange':
      switch (field.kind) {
        case 'percent':
          return { kind, id, label, min: 0, max: 100, unit: '%' };
        case 'duration':
          return { kind, id, label: t('fields.in_minutes', { field: label }), min: 0 };
        default:
          return { kind, id, label, ...(!shown.isCustom && { min: 0 }) };
      }
    case false:
      return undefined;
  }
}
