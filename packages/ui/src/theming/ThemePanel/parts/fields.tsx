import { useId, type ReactNode } from 'react';
import { Choice, Choices, Field, Label, Legend, Select } from './fields.styles.ts';

interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface SelectFieldProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly Option<Id>[];
  readonly onChange: (id: Id) => void;
}

/** Offers one of a few choices in the browser's own way. */
export function SelectField<Id extends string>({ label, value, options, onChange }: SelectFieldProps<Id>) {
  const id = useId();
  return (
    <Field as="div">
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Describes a choice that is seen: a colour, a gradient or a picture. */
export interface VisibleOption<Id> {
  readonly id: Id;
  readonly label: string;
  /** What is seen as a CSS background. */
  readonly background: string;
}

interface SwatchFieldProps<Id> {
  readonly label: string;
  readonly value: Id | undefined;
  readonly options: readonly VisibleOption<Id>[];
  readonly onChange: (id: Id) => void;
  /** Shows the choices as pictures in a row that can be scrolled. */
  readonly arePictures?: boolean;
  readonly children?: ReactNode;
}

/** Offers colours or pictures of which one can be chosen: one tab stop, moved through by the arrows. The chosen one is named below. */
export function SwatchField<Id extends string>(props: SwatchFieldProps<Id>) {
  const { label, value, options, onChange, arePictures = false, children } = props;
  const name = useId();
  const chosen = options.find((option) => option.id === value);
  return (
    <Field>
      <Legend>
        {label}
        {chosen && <small>{chosen.label}</small>}
      </Legend>
      <Choices data-pictures={arePictures || undefined}>
        {options.map((option) => (
          <Choice key={option.id} title={option.label} style={{ '--choice': option.background }}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
          </Choice>
        ))}
      </Choices>
      {children}
    </Field>
  );
}
