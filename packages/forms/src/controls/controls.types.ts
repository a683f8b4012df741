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
