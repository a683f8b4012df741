import { type Field, type Fields, namesOf, pickers, referredResource } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { Identified } from '../../api/resource.ts';
import type { TextKey } from '../../core/navigation/feature.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import type { FieldContext } from './useFieldContext.ts';

/** Names a resource whose records can be referred to. */
export type PickerName = keyof typeof pickers;

/** Describes a field of line items as screens show it, with its texts in the user's language. */
export interface ShownItemField {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly choices: readonly SelectOption[];
}

/** Describes a field as screens show it, one of a resource or one that a company added, with its texts in the user's language. */
export interface ShownField<Item = object> {
  /** The name under which it is written: `project_id`, `custom_fields.size`. */
  readonly name: string;
  readonly field: Field;
  /** Names it as a column, and as what lists are sorted by. */
  readonly column: string;
  /** Names it as what lists are filtered by. */
  readonly filter: string;
  /** The property of a record that holds it; of a custom field the one among `custom_fields`. */
  readonly read: string;
  /** The properties of a record that hold the names of what it refers to. */
  readonly labels: readonly string[];
  readonly label: string;
  readonly emptyText: string;
  readonly helpText?: string;
  readonly placeholder?: string | undefined;
  readonly requiredText?: string | undefined;
  readonly width?: number | undefined;
  /** The choices that the field itself lists. */
  readonly choices: readonly SelectOption[];
  /** The fields of its line items. */
  readonly items?: readonly ShownItemField[] | undefined;
  /** Names where the choices come from that are records. */
  readonly picker: PickerName | undefined;
  /** Whether the user may name none of what it refers to, and so leaves it as it is. */
  readonly isFixed?: boolean;
  readonly isCustom: boolean;
  /** The property that holds the currency of its amounts. */
  readonly currency?: string | undefined;
  /** The property that holds the date that it may not precede. */
  readonly start?: string | undefined;
  /** The property that holds the date that its recurrence counts from. */
  readonly countsFrom?: string | undefined;
  /** The property that holds the date that may not precede it. */
  readonly end?: string | undefined;
  /** The message where it precedes its start, or its end precedes it. */
  readonly orderText?: string | undefined;
  /** The property that holds the date on which a time is that is typed alone. */
  readonly day?: string | undefined;
  /** Stands below it where it is asked for. */
  readonly Below?: ComponentType | undefined;
  /** Returns whether it can be edited in a record. */
  canEdit?(item: Item): boolean;
  /** Renders its cell in place of its kind. */
  renderCell?(item: Item, context: FieldContext): ReactNode;
  /** Renders what follows its value on the page of a record. */
  renderMark?(item: Item, context: FieldContext): ReactNode;
}

const isPicker = (name: string): name is PickerName => Object.hasOwn(pickers, name);

/** Returns where the choices of a field come from that are records. */
function pickerOf(field: Field): PickerName | undefined {
  const to = referredResource(field);
  return to !== undefined && isPicker(to) ? to : undefined;
}

/** Returns the choices that a field itself lists, whose keys begin with `start`. */
function choicesOf(field: Field, start: string | undefined, t: TFunction): readonly SelectOption[] {
  // `describeScreens` has held the keys against the catalogue
  const write = (key: string) => t(`${start}.${key}` as TextKey);
  if (field.kind === 'state')
    return field.table.map(({ key, tone, value }) => ({ id: value, tone, label: write(key) }));
  if (field.kind === 'choice')
    return field.values.map((value) => ({
      id: value,
      tone: field.tones?.[value],
      label: start === undefined ? value : write(value),
    }));
  return [];
}

/** Returns the fields of line items, whose keys begin with that of the field. */
const itemsOf = (
  field: Field,
  start: string | undefined,
  t: TFunction,
): readonly ShownItemField[] | undefined =>
  field.kind === 'lineItems'
    ? Object.entries<Field>(field.fields).map(([name, one]) => ({
        name,
        field: one,
        // `describeScreens` has held the keys against the catalogue
        label: start === undefined ? name : t(`${start}.${name}` as TextKey),
        choices: choicesOf(one, start && `${start}.${name}`, t),
      }))
    : undefined;

/** Returns the fields of a resource as screens show them. */
export function ownFields<Item extends Identified>(
  { choices, fields, labels, options }: ResourceScreens<Item>,
  t: TFunction,
): readonly ShownField<Item>[] {
  const write = (key: TextKey | undefined) => key && t(key);
  const entries = Object.entries<Field>(fields);
  const labelOf = (name: string) => (labels[name] ? t(labels[name]) : name);
  return entries.map(([name, field]) => {
    const names = namesOf(name, field);
    const fieldOptions = options[name] ?? {};
    const start = 'isAfter' in field ? field.isAfter : undefined;
    const end = entries.find(([, other]) => 'isAfter' in other && other.isAfter === name)?.[0];
    const order = end === undefined ? start && { start, end: name } : { start: name, end };
    return {
      name,
      field,
      ...names,
      label: labelOf(name),
      emptyText: t(fieldOptions.emptyText ?? 'fields.none'),
      placeholder: write(fieldOptions.placeholder),
      requiredText: write(fieldOptions.requiredText),
      width: fieldOptions.width,
      choices: choicesOf(field, choices[name], t).map((one) => ({
        ...one,
        icon: fieldOptions.renderIcon?.(one.id),
      })),
      items: itemsOf(field, labels[name], t),
      picker: pickerOf(field),
      isCustom: false,
      currency: field.kind === 'money' && 'currency' in fields ? 'currency' : undefined,
      start,
      countsFrom: field.kind === 'recurrence' ? field.countsFrom : undefined,
      end,
      orderText:
        order && t('fields.errors.before_start', { start: labelOf(order.start), end: labelOf(order.end) }),
      day: fieldOptions.day,
      Below: fieldOptions.Below,
      ...(fieldOptions.canEdit && { canEdit: fieldOptions.canEdit }),
      ...(fieldOptions.renderCell && { renderCell: fieldOptions.renderCell }),
      ...(fieldOptions.renderMark && { renderMark: fieldOptions.renderMark }),
    };
  });
}

/** Returns when records were created and changed, as screens show it. */
export const stampFields = (t: TFunction): readonly ShownField[] =>
  (['created_at', 'updated_at'] as const).map((name) => ({
    name,
    field: { kind: 'instant', isReadOnly: true, list: 'hidden', filter: 'dateRange' },
    ...namesOf(name, { kind: 'instant' }),
    label: t(`fields.${name}`),
    emptyText: '',
    choices: [],
    picker: undefined,
    isCustom: false,
  }));

/** Returns a property of a record by its name. */
export const propertyOf = (record: object, name: string): unknown =>
  (record as Readonly<Record<string, unknown>>)[name];

/** Returns the value that a record has in a field, as it is read. */
export function valueOf({ field, isCustom, read }: ShownField, record: object): unknown {
  if (!isCustom) return propertyOf(record, read);
  const values = propertyOf(record, 'custom_fields');
  const value = typeof values === 'object' && values !== null ? propertyOf(values, read) : undefined;
  // an unchecked box is a no
  return field.kind === 'boolean' ? value === true : value;
}

/** Returns the change of a record that gives a field a value. */
export const changeOf = ({ isCustom, name, read }: ShownField, value: unknown): object =>
  isCustom ? { custom_fields: { [read]: value } } : { [name]: value };

/** Returns the names of what a record refers to by a field, as far as the record tells them. */
export const namesIn = ({ labels }: ShownField, record: object): readonly string[] =>
  labels.map((label) => propertyOf(record, label)).filter((name) => typeof name === 'string');

/** Returns the fields of a record by the names that a change of them has. */
export const writtenFieldsOf =
  (fields: Fields) =>
  (record: object): object => {
    const lists = Object.entries<Field>(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = propertyOf(record, namesOf(name, field).read);
      if (!Array.isArray(value)) return [];
      if (field.kind === 'members') return [[name, idsOf(value).map(toMember)]];
      return field.kind === 'people' || field.kind === 'references' ? [[name, idsOf(value)]] : [];
    });
    return { ...record, ...Object.fromEntries(lists) };
  };

/** Returns a member as it is written: the role that it has stays. */
export const toMember = (id: number) => ({ user_id: id });

/** Returns the ids of people or records as a record has them. */
export const idsOf = (
  others: readonly ({ readonly user_id: number } | { readonly id: number })[],
): readonly number[] => others.map((other) => ('user_id' in other ? other.user_id : other.id));
