import type { InputHTMLAttributes } from 'react';

/** Describes how a value is written as the text that is typed, and read from it. */
export interface ValueFormat<Value> {
  /** Writes a value as the text that is edited. */
  format: (value: Value) => string;
  /** Reads a text that was typed; gives `undefined` for what is no value. */
  parse: (text: string) => Value | undefined;
  /** Says what a text should look like that is no value. */
  readonly parseErrorMessage: string;
  /** Says what is wrong with a value, if anything is. */
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
  /** Says that the control belongs to an inline editor, perhaps over the cell of a table. */
  readonly 'data-inline'?: true;
  readonly 'data-in-cell'?: true;
}
