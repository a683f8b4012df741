import type { Kind } from '@bureau/contract';
import {
  CheckboxField,
  DateField,
  DurationField,
  MultiSelectField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@bureau/forms';
import type { ComponentType } from 'react';
import { useUser } from '../../core/account/account.ts';
import type { ShownField } from './ShownField.ts';
import { useOptions } from './useOptions.ts';

interface FormFieldProps {
  readonly shown: ShownField;
}

const sharedOf = ({ helpText, label, name }: ShownField) => ({
  name,
  label,
  ...(helpText && { description: helpText }),
});

function LineField({ shown }: FormFieldProps) {
  const { kind } = shown.field;
  const types = { email: 'email', phone: 'tel' } as const;
  return (
    <TextField
      {...sharedOf(shown)}
      {...((kind === 'email' || kind === 'phone') && { type: types[kind] })}
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

function ChosenField({ shown }: FormFieldProps) {
  const { choices, emptyText, field, picker } = shown;
  const loaded = useOptions([shown]);
  const canBeEmpty = field.isNullable && !field.isRequired;
  return (
    <SelectField
      {...sharedOf(shown)}
      options={picker ? loaded[picker].options : choices}
      {...(canBeEmpty && { emptyLabel: emptyText, placeholder: emptyText })}
    />
  );
}

function ChosenPeopleField({ shown }: FormFieldProps) {
  const { users } = useOptions([shown]);
  return <MultiSelectField {...sharedOf(shown)} options={users.options} placeholder={shown.emptyText} />;
}

function NumericField({ shown }: FormFieldProps) {
  const { field, isCustom } = shown;
  const { max, min = 0 } = field.kind === 'number' ? field : { max: 100 };
  return (
    <NumberField
      {...sharedOf(shown)}
      min={min}
      max={max}
      hasDecimals={isCustom}
      {...(field.kind === 'percent' && { suffix: '%' })}
    />
  );
}

const MinutesField = ({ shown }: FormFieldProps) => <DurationField {...sharedOf(shown)} />;
const CheckField = ({ shown }: FormFieldProps) => <CheckboxField {...sharedOf(shown)} />;

function DayField({ shown }: FormFieldProps) {
  return <DateField {...sharedOf(shown)} dateFormat={useUser().settings.date_format} />;
}

/** Holds the field of a form for each kind. A kind without one is for the form of a screen of its own. */
const fields: { readonly [K in Kind]: ComponentType<FormFieldProps> | null } = {
  line: LineField,
  text: LongTextField,
  email: LineField,
  username: LineField,
  phone: LineField,
  avatar: null,
  timeZone: LineField,
  color: LineField,
  currency: LineField,
  choice: ChosenField,
  state: ChosenField,
  boolean: CheckField,
  number: NumericField,
  percent: NumericField,
  duration: MinutesField,
  money: null,
  date: DayField,
  instant: null,
  reference: ChosenField,
  person: ChosenField,
  people: ChosenPeopleField,
  members: null,
  tags: null,
};

/** Takes the value of a field, inside of a form. */
export function FormField({ shown }: FormFieldProps) {
  const FieldOfKind = fields[shown.field.kind];
  return FieldOfKind && <FieldOfKind shown={shown} />;
}
