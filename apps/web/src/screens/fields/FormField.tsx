import type { Kind } from '@bureau/contract';
import {
  CheckboxField,
  ColorField,
  ComboBoxField,
  DateField,
  DateTimeField,
  DurationField,
  MoneyField,
  LineItemsField,
  MultiSelectField,
  NumberField,
  RichTextField,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
  TimeField,
  useWatch,
} from '@bureau/forms';
import { isPlainDate } from '@bureau/values';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { useArticleImages } from './articleImages.ts';
import type { LoadedOptions } from './kinds.tsx';
import { offeredAmong } from './knownOptions.ts';
import { itemColumnsOf, itemMakerOf, noCurrency } from './lineItems.ts';
import { lineInputs } from './lineInputs.ts';
import { RecurrenceField } from './recurrence/lazyRecurrence.tsx';
import { currencyOptions, timeZoneOptions } from './nameOptions.ts';
import { numericOf } from './numericOf.ts';
import type { ShownField } from './ShownField.ts';
import { useOptions } from './useOptions.ts';

interface FormFieldProps {
  readonly shown: ShownField;
}

const noOptions: LoadedOptions = { options: [], isLoading: false };

const sharedOf = ({ helpText, label, name }: ShownField) => ({
  name,
  label,
  ...(helpText && { description: helpText }),
});

function LineField({ shown }: FormFieldProps) {
  const { [shown.field.kind]: { type } = {} } = lineInputs;
  return (
    <TextField
      {...sharedOf(shown)}
      {...(type && { type })}
      placeholder={shown.placeholder}
      autoComplete="off"
    />
  );
}

function LongTextField({ shown }: FormFieldProps) {
  const { field } = shown;
  return (
    <TextAreaField
      {...sharedOf(shown)}
      placeholder={shown.placeholder}
      {...(!shown.isCustom && { rows: 6 })}
      characterLimit={'max' in field ? field.max : undefined}
    />
  );
}

const DescriptionField = ({ shown }: FormFieldProps) => (
  <RichTextField {...sharedOf(shown)} placeholder={shown.placeholder} />
);
const ArticleField = ({ shown }: FormFieldProps) => (
  <RichTextField {...sharedOf(shown)} placeholder={shown.placeholder} article={useArticleImages()} />
);

function FormattedTextField({ shown }: FormFieldProps) {
  const { field } = shown;
  const Field = field.kind === 'richText' && field.isArticle ? ArticleField : DescriptionField;
  return <Field shown={shown} />;
}

/** Returns what a field of a form can refer to. */
function useOffered({ name, picker }: ShownField): LoadedOptions {
  const loaded = useOptions([{ picker }]);
  const chosen: unknown = useWatch({ name });
  const all = picker === undefined ? noOptions : loaded[picker];
  return useMemo(() => ({ ...all, options: offeredAmong(all.options, chosen) }), [all, chosen]);
}

function ChosenField({ shown }: FormFieldProps) {
  const { choices, emptyText, field, picker } = shown;
  const offered = useOffered(shown);
  const canBeEmpty = field.isNullable && !field.isRequired;
  return (
    <SelectField
      {...sharedOf(shown)}
      {...(picker ? offered : { options: choices })}
      {...(!field.isRequired && { placeholder: emptyText })}
      {...(canBeEmpty && { emptyLabel: emptyText })}
    />
  );
}

function CurrencyField({ shown }: FormFieldProps) {
  const { i18n } = useTranslation();
  const options = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const { emptyText, field } = shown;
  const canBeEmpty = field.isNullable && !field.isRequired;
  return (
    <SelectField
      {...sharedOf(shown)}
      options={options}
      {...(!field.isRequired && { placeholder: emptyText })}
      {...(canBeEmpty && { emptyLabel: emptyText })}
    />
  );
}

function TimeZoneField({ shown }: FormFieldProps) {
  const options = useMemo(() => timeZoneOptions(), []);
  return (
    <ComboBoxField
      {...sharedOf(shown)}
      options={options}
      placeholder={shown.placeholder ?? shown.emptyText}
    />
  );
}

function ChosenSeveralField({ shown }: FormFieldProps) {
  return (
    <MultiSelectField
      {...sharedOf(shown)}
      {...useOffered(shown)}
      placeholder={shown.emptyText}
      {...(shown.field.kind === 'members' && { idName: 'user_id' })}
    />
  );
}

function TypedTagsField({ shown }: FormFieldProps) {
  const { field } = shown;
  return (
    <TagsField {...sharedOf(shown)} {...('max' in field && field.max !== undefined && { max: field.max })} />
  );
}

function NumericField({ shown }: FormFieldProps) {
  const { field, isCustom } = shown;
  const { max, min = 0, decimals } = numericOf(field);
  return (
    <NumberField
      {...sharedOf(shown)}
      min={min}
      max={max}
      hasDecimals={isCustom || decimals !== undefined}
      decimals={decimals}
      {...(field.kind === 'percent' && { suffix: '%' })}
    />
  );
}

function AmountField({ shown }: FormFieldProps) {
  const shared = sharedOf(shown);
  return (
    <MoneyField
      {...shared}
      name={`${shown.name}.amount`}
      currency={noCurrency}
      currencyName={shown.currency}
    />
  );
}

const ColoredField = ({ shown }: FormFieldProps) => <ColorField {...sharedOf(shown)} />;
const MinutesField = ({ shown }: FormFieldProps) => <DurationField {...sharedOf(shown)} />;
const CheckField = ({ shown }: FormFieldProps) => <CheckboxField {...sharedOf(shown)} />;

function DayField({ shown }: FormFieldProps) {
  return <DateField {...sharedOf(shown)} dateFormat={useUser().settings.date_format} />;
}

/** Returns the day that a form holds; nothing while it holds none. */
const dayOf = (value: unknown) => (typeof value === 'string' && isPlainDate(value) ? value : undefined);

function MomentField({ shown }: FormFieldProps) {
  const { date_time_format: dateTimeFormat, time_zone: timeZone } = useUser().settings;
  const day: unknown = useWatch({ name: shown.day ?? shown.name });
  return (
    <DateTimeField
      {...sharedOf(shown)}
      dateTimeFormat={dateTimeFormat}
      timeZone={timeZone}
      day={dayOf(day)}
    />
  );
}

function ClockField({ shown }: FormFieldProps) {
  return <TimeField {...sharedOf(shown)} dateTimeFormat={useUser().settings.date_time_format} />;
}

function RepeatField({ shown }: FormFieldProps) {
  const { date_format: dateFormat } = useUser().settings;
  const start: unknown = useWatch({ name: shown.countsFrom ?? shown.name });
  return (
    <RecurrenceField
      {...sharedOf(shown)}
      dateFormat={dateFormat}
      {...(shown.countsFrom !== undefined && { startDate: dayOf(start) })}
    />
  );
}

function ItemsField({ shown }: FormFieldProps) {
  const { date_time_format: dateTimeFormat } = useUser().settings;
  const typed: unknown = useWatch({ name: 'currency' });
  const currency = typeof typed === 'string' && typed !== '' ? typed : undefined;
  const columns = useMemo(
    () => itemColumnsOf(shown, { dateTimeFormat, currency }),
    [currency, dateTimeFormat, shown],
  );
  return <LineItemsField {...sharedOf(shown)} columns={columns} createItem={itemMakerOf(shown)} />;
}

/** Holds the field of a form for each kind. A kind without one is for the form of a screen of its own. */
const fields: { readonly [K in Kind]: ComponentType<FormFieldProps> | null } = {
  line: LineField,
  text: LongTextField,
  richText: FormattedTextField,
  email: LineField,
  username: LineField,
  phone: LineField,
  url: LineField,
  avatar: null,
  timeZone: TimeZoneField,
  color: ColoredField,
  currency: CurrencyField,
  choice: ChosenField,
  state: ChosenField,
  boolean: CheckField,
  number: NumericField,
  percent: NumericField,
  duration: MinutesField,
  money: AmountField,
  date: DayField,
  instant: MomentField,
  time: ClockField,
  recurrence: RepeatField,
  lineItems: ItemsField,
  reference: ChosenField,
  person: ChosenField,
  people: ChosenSeveralField,
  members: ChosenSeveralField,
  references: ChosenSeveralField,
  tags: TypedTagsField,
};

/** Takes the value of a field, inside of a form. */
export function FormField({ shown }: FormFieldProps) {
  const FieldOfKind = fields[shown.field.kind];
  return FieldOfKind && <FieldOfKind shown={shown} />;
}
