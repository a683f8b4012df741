import {
  type Field,
  filterKindOf,
  type Kind,
  type Person,
  type ReadValues,
  type Values,
} from '@bureau/contract';
import {
  Avatar,
  AvatarGroup,
  Badge,
  type DataTableColumn,
  type FilterDefinition,
  type SelectOption,
} from '@bureau/ui';
import { formatDuration, formatFullName, formatMoney, textOfHtml } from '@bureau/values';
import type { ReactNode } from 'react';
import { avatarAddress } from '../../core/account/avatar.ts';
import { RecurrenceText } from './recurrence/lazyRecurrence.tsx';
import { currencyOptions } from './nameOptions.ts';
import { namesIn, type ShownField, valueOf } from './ShownField.ts';
import type { FieldContext } from './useFieldContext.ts';

type Read<K extends Kind> = K extends keyof ReadValues ? ReadValues[K] : Values[K];

/** Holds how a kind of field is shown. What renders are functions and no components: lists show many values. */
interface KindView<K extends Kind> {
  /** The width of its column, and what else belongs to it. */
  readonly column: Pick<
    DataTableColumn<never>,
    'width' | 'minWidth' | 'grow' | 'align' | 'isLabelledInCards'
  >;
  /** Renders a value that is there, as it is read. */
  readonly render: (value: Read<K>, shown: ShownField, context: FieldContext, record: object) => ReactNode;
}

const swatch = {
  display: 'inline-block',
  inlineSize: 12,
  blockSize: 12,
  marginInlineEnd: 8,
  border: 'var(--bureau-border-width) solid var(--bureau-color-border-strong)',
  borderRadius: 'var(--bureau-radius-small)',
  forcedColorAdjust: 'none',
} as const;

/** Shows a color beside its name. */
const renderColor = (color: string): ReactNode => (
  <>
    <span aria-hidden style={{ ...swatch, background: color }} />
    {color}
  </>
);

/** Names one person, and shows several as a group of avatars. */
export function renderPeople(people: readonly Person[]): ReactNode {
  const [first, ...others] = people;
  if (!first) return '';
  if (others.length === 0) return formatFullName(first);
  return (
    <AvatarGroup people={people.map((person) => ({ id: person.user_id, name: formatFullName(person) }))} />
  );
}

const text = { column: { minWidth: 160, grow: 1 }, render: (value: string) => value };
const narrow = { width: 112, align: 'end', isLabelledInCards: true } as const;

const option: Omit<KindView<'state' | 'choice'>, 'column'> = {
  render(value, { choices }) {
    const chosen = choices.find((one) => one.id === value);
    if (chosen?.tone) return <Badge tone={chosen.tone} label={chosen.label} />;
    const label = chosen?.label ?? value;
    return chosen?.icon ? (
      <>
        {chosen.icon} {label}
      </>
    ) : (
      label
    );
  },
};

const people = { column: { minWidth: 136, grow: 1 }, render: renderPeople };

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Writes a number of a list; the way to read one again, which editors need, is not loaded with it. */
export function writeNumber(
  value: unknown,
  { locale }: FieldContext,
  style: 'decimal' | 'percent' = 'decimal',
): string {
  const key = `${locale} ${style}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, { style, maximumFractionDigits: style === 'percent' ? 0 : 10 });
  numberFormats.set(key, format);
  return format.format(Number(value));
}

/** Writes whole percent. */
export const writePercent = (value: unknown, context: FieldContext) =>
  writeNumber(Number(value) / 100, context, 'percent');

const kinds: { readonly [K in Kind]: KindView<K> } = {
  line: text,
  text,
  richText: { ...text, render: textOfHtml },
  email: { ...text, column: { minWidth: 208, grow: 1 } },
  username: text,
  phone: text,
  url: text,
  avatar: {
    column: { width: 112 },
    render: (value, { label }) => <Avatar name={label} src={avatarAddress(value)} size="small" />,
  },
  timeZone: text,
  color: { column: { width: 112 }, render: renderColor },
  currency: { ...text, column: { width: 112 } },
  choice: { ...option, column: { width: 144 } },
  state: { ...option, column: { width: 132 } },
  boolean: {
    column: { width: 112, isLabelledInCards: true },
    render: (value, _, { t }) => t(value ? 'fields.yes' : 'fields.no'),
  },
  number: {
    column: narrow,
    render: (value, _, context) => writeNumber(value, context),
  },
  percent: {
    column: narrow,
    render: (value, _, context) => writePercent(value, context),
  },
  duration: {
    column: narrow,
    render: (value) => formatDuration(value),
  },
  money: {
    column: { width: 136, align: 'end' },
    render: ({ amount, currency }, _, { locale }) => formatMoney({ minor: amount, currency }, locale),
  },
  date: {
    column: { width: 132 },
    render: (value, _, { formats }) => <time dateTime={value}>{formats.date(value)}</time>,
  },
  instant: {
    column: { width: 160 },
    render: (value, _, { formats }) => <time dateTime={value}>{formats.instant(value)}</time>,
  },
  reference: {
    column: { minWidth: 128, grow: 1 },
    render: (value, shown, _, record) => namesIn(shown, record)[0] ?? String(value),
  },
  person: {
    column: { minWidth: 152, grow: 1 },
    render(_, shown, __, record) {
      const [firstname = null, lastname = null] = namesIn(shown, record);
      return formatFullName({ firstname, lastname });
    },
  },
  people,
  members: people,
  references: {
    column: { minWidth: 160, grow: 1 },
    render: (records) => records.map(({ name }) => name).join(', '),
  },
  tags: { column: { minWidth: 160, grow: 1 }, render: (value) => value.join(', ') },
  time: text,
  recurrence: { column: { width: 240 }, render: (rule) => <RecurrenceText rule={rule} /> },
  lineItems: {
    column: { minWidth: 160, grow: 1 },
    render: (rows) => rows.map((row) => String(Object.values(row)[0])).join(', '),
  },
};

// The entry of a kind takes fields of that kind, which the compiler does not follow through a union.
const viewOf = ({ kind }: Field) => kinds[kind] as KindView<Kind>;

const shownOnly = ['avatar', 'lineItems'] as const satisfies readonly Kind[];

/** The kinds that are edited in their place. Those that are not are fixed, or written by screens of their own. */
export type EditableKind = Exclude<Kind, (typeof shownOnly)[number]>;

export const isEditableKind = (kind: Kind): kind is EditableKind => !shownOnly.some((one) => one === kind);

/** Returns whether a field of a record can be edited in its place. */
export const isEditable = ({ isFixed, isReadOnly, kind }: Field): boolean =>
  !isFixed && !isReadOnly && isEditableKind(kind);

/** Returns whether a field is a part of the page of its record: a text of many lines, or line items. */
export const isSection = (field: Field): boolean => isLongText(field) || field.kind === 'lineItems';

/** Returns whether the values of a field are texts of many lines. */
export const isLongText = ({ kind }: Field): boolean => kind === 'text' || kind === 'richText';

/** Returns the width of the column of a field, where there is room for its label and its choices too, and what else belongs to it. */
export const columnOf = ({
  field,
  label,
  width,
  choices,
}: Pick<ShownField, 'field' | 'label' | 'width' | 'choices'>) => {
  const { column } = viewOf(field);
  const given = width ?? column.width;
  // a badge takes a letter and a half around its own
  const letters = Math.max(label.length, ...choices.map((one) => one.label.length + 1.5));
  const shown = given && Math.max(given, Math.min(Math.ceil(7.3 * letters) + 28, 176));
  return { ...column, ...(shown !== undefined && { width: shown }) };
};

/**
 * Returns the letter that opens the editor of a field of a record: `s` for the status, `a` for whom the record is given to, the first of its fields that name
 * people and can be edited.
 */
export function editKeyOf(
  { name }: Pick<ShownField, 'name'>,
  fields: readonly Pick<ShownField, 'field' | 'name'>[],
): 's' | 'a' | undefined {
  if (name === 'status') return 's';
  const assigned = fields.find(
    ({ field }) => (field.kind === 'person' || field.kind === 'people') && isEditable(field),
  );
  return name === assigned?.name ? 'a' : undefined;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Renders the value that a record has in a field; null for none. */
export function renderValue(shown: ShownField, record: object, context: FieldContext): ReactNode {
  const value = valueOf(shown, record);
  return isEmpty(value) ? null : viewOf(shown.field).render(value as Read<Kind>, shown, context, record);
}

/** Describes what a field can refer to. */
export interface LoadedOptions {
  readonly options: readonly SelectOption<number>[];
  readonly isLoading: boolean;
  /** Asks again; only where they could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** Returns the filter of a list by a field, where it has one. */
export function filterOf(
  { choices, emptyText, field, filter: id, label, ...shown }: ShownField,
  { locale, t }: FieldContext,
  loaded: (Omit<LoadedOptions, 'options'> & { readonly options: readonly SelectOption[] }) | undefined,
): FilterDefinition | undefined {
  const kind = filterKindOf(field);
  switch (kind) {
    case 'ids':
    case 'idsOrNone':
    case 'words':
    case 'tags':
    case 'answers': {
      const options =
        field.kind === 'boolean'
          ? (['yes', 'no'] as const).map((answer) => ({ id: answer, label: t(`fields.${answer}`) }))
          : (loaded?.options ?? (field.kind === 'currency' ? currencyOptions(locale) : choices)).map(
              (choice) => ({ id: choice.id, label: choice.label }),
            );
      const isLoading = loaded?.isLoading ?? false;
      return {
        kind: 'choice',
        id,
        label,
        options,
        isLoading,
        onRetry: loaded?.onRetry,
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
          return {
            kind,
            id,
            label,
            ...(!shown.isCustom && { min: 0 }),
            ...('decimals' in field && { hasDecimals: true }),
          };
      }
    case false:
      return undefined;
  }
}
