import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ValueFormat, TextControlProps } from '../../controls/controls.types.ts';
import type { FieldProps } from '../Field.types.ts';
import { FieldFrame, frameProps } from '../parts/FieldFrame.tsx';
import { toText, useField } from '../useField.ts';

export interface ParsedFieldProps<Values extends FieldValues, Value> extends FieldProps<
  Values,
  Value | null | undefined
> {
  /** Names the field in the error for one without a Form. */
  readonly component: string;
  readonly valueFormat: ValueFormat<Value>;
  /** Returns a value of the form from a text that could not be read. */
  isValue: (value: unknown) => value is Value;
  /** Renders the control into which the text is typed. */
  renderControl: (props: TextControlProps) => ReactNode;
}

/**
 * Takes a value that is typed as a text: a date, a duration, a number. An empty text is null. What cannot be parsed stays in the form as it
 * was typed, and is rejected when the form is submitted.
 */
export function ParsedField<Values extends FieldValues, Value>({
  component,
  valueFormat,
  isValue,
  renderControl,
  ...props
}: ParsedFieldProps<Values, Value>) {
  const { format, parse, validate, parseErrorMessage } = valueFormat;
  const field = useField(component, props, (value) => {
    if (isValue(value)) return validate?.(value);
    return toText(value) === '' ? undefined : parseErrorMessage;
  });
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const written = isValue(field.value) ? format(field.value) : toText(field.value);

  const change = (text: string) => {
    const value = text.trim() === '' ? null : (parse(text) ?? text);
    setTyped({ text, value });
    field.setValue(value);
  };

  return (
    <FieldFrame {...frameProps(props, field)}>
      {renderControl({
        ...field.controlProps,
        value: typed && Object.is(typed.value, field.value) ? typed.text : written,
        onValueChange: change,
        onBlur: () => {
          // What was understood shows as it is written: 90m as 1:30.
          setTyped(undefined);
          field.controlProps.onBlur();
        },
      })}
    </FieldFrame>
  );
}
