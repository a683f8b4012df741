import { type FocusEvent, type Ref, useState } from 'react';
import { useFormReset } from './useFormReset.ts';
import { useInputValue } from './useInputValue.ts';

/** Describes the value of an input that is typed as a text and parsed: a number, a duration, a date. */
export interface ParsedValueProps<Value> {
  /** Shows this value; `undefined` leaves it to the input. A text that is no value, as `onChange` gave it, is shown as it is. */
  value?: Value | string | null | undefined;
  /** The value that the input begins with while it keeps its value itself. */
  defaultValue?: Value | string | null | undefined;
  /**
   * Runs with each text that a person types, and the value it stands for: null for an empty one, `undefined` for what cannot be parsed. The text
   * stays as it was typed until the input is left; nothing is corrected by itself.
   */
  onChange?: ((value: Value | null | undefined, text: string) => void) | undefined;
}

interface TextFormat<Value> {
  /** Formats a value as the text that is edited. A text that is no value comes back as it is. */
  format: (value: Value | string) => string;
  /** Parses a text that was typed; returns `undefined` for what is no value. */
  parse: (text: string) => Value | undefined;
}

interface ParsedTextProps<Value> extends ParsedValueProps<Value> {
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Holds what was typed, and the value it was parsed as. */
interface Typed<Value> {
  readonly text: string;
  readonly value: Value | null | undefined;
  /** The value that the input had before. */
  readonly before: Value | string | null;
  /** With which values the text stands: a parent may keep the text, its value or neither of them. */
  readonly answers: readonly (Value | string | null)[];
}

/** Returns the text of an input whose value is typed and parsed. What was understood is formatted once the input is left: `90m` as `1:30`. */
export function useParsedText<Value extends number | string>(
  { value, defaultValue = null, onChange, onBlur, ref }: ParsedTextProps<Value>,
  { format, parse }: TextFormat<Value>,
) {
  const [typed, setTyped] = useState<Typed<Value>>();
  const [current, setCurrent, inputRef] = useInputValue(ref, value, defaultValue);
  useFormReset(inputRef, () => {
    if (value === undefined) setTyped(undefined);
  });

  // Only a value from elsewhere replaces what is being typed.
  const isTypedHere = typed?.answers.some((answer) => Object.is(answer, current)) === true;
  if (typed && !isTypedHere) setTyped(undefined);
  else if (typed && typed.answers.length > 1 && !Object.is(current, typed.before))
    setTyped({ ...typed, answers: [current] });
  const formatted = current === null ? '' : format(current);

  const take = (text: string, next: Value | null | undefined) => {
    setTyped({ text, value: next, before: current, answers: [text, next ?? null, current] });
    setCurrent(next === undefined ? text : next);
    onChange?.(next, text);
  };

  const shown = isTypedHere ? typed.text : formatted;
  // What a format leaves out, such as seconds or a century, is kept: only what is its own text is read.
  const parsed = isTypedHere
    ? (typed.value ?? undefined)
    : current === null || current === formatted
      ? parse(shown)
      : (current as Value);
  return {
    /** The value, unless the text is none. */
    parsed,
    /** Changes the value as if it were typed. */
    change: (next: Value) => take(format(next), next),
    /** Goes to the element that is typed into. */
    textProps: {
      ref: inputRef,
      value: shown,
      defaultValue: undefined,
      formValues: [parsed ?? shown],
      onChange: (text: string) => take(text, text.trim() === '' ? null : parse(text)),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (typed?.value !== undefined) setTyped(undefined);
        onBlur?.(event);
      },
    },
  };
}
