import type { InputHTMLAttributes } from 'react';

/** Describes how a value is formatted as the text that is typed, parsed from it and validated. */
export interface ValueFormat<Value> {
  /** Formats a value as the text that is edited. */
  format: (value: Value) => string;
  /** Parses a text that was typed; returns `undefined` for what is no value. */
  parse: (text: string) => Value | undefined;
  /** The error message for a text that cannot be parsed. */
  readonly parseErrorMessage: string;
  /** Returns the error message of an invalid value, if it is one. */
  validate?: (value: Value) => string | undefined;
}

/** Describes what a control into which a text is typed gets from the shell around it: an inline editor, or a field. */
export interface TextControlProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-label'
  | 'aria-required'
  | 'disabled'
  | 'name'
  | 'onBlur'
  | 'readOnly'
> {
  readonly id: string;
  readonly value: string;
  onValueChange: (text: string) => void;
  readonly 'data-field'?: string;
  /** Whether the control belongs to an inline editor, perhaps over the cell of a table. */
  readonly 'data-inline'?: true;
  readonly 'data-in-cell'?: true;
}
