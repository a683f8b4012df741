import { InlineEdit, type InlineEditProps, type ParsedValueProps } from '@bureau/ui';
import type { ReactNode } from 'react';
import type { ValueFormat } from '../../controls/controls.types.ts';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineParsedProps<Value>
  extends InlineEditorProps<Value | null, string>, Pick<InlineEditProps<string>, 'discardsOnOutsidePress'> {
  readonly valueFormat: ValueFormat<Value>;
  /** Renders the value while reading. */
  renderValue: (value: Value) => ReactNode;
  /** Renders the input into which the text is typed. */
  renderInput: (props: InlineInputProps<Value>) => ReactNode;
}

/** Describes what an input in an inline editor gets from it; its shell gives it the rest. */
interface InlineInputProps<Value> extends ParsedValueProps<Value> {
  readonly isRequired: boolean;
}

/** Edits a value that is typed as a text: a date, a duration, a number. An empty text stands for null. */
export function InlineParsed<Value>({
  value,
  defaultValue,
  valueFormat,
  renderValue,
  renderInput,
  isRequired = false,
  onSave,
  ...shell
}: InlineParsedProps<Value>) {
  const messages = useFormsMessages();
  const format = (given: Value | null) => (given === null ? '' : valueFormat.format(given));
  const parse = (text: string) => (text.trim() === '' ? null : valueFormat.parse(text));

  const given = value === undefined ? defaultValue : value;
  /** Reads a text. What nobody has changed is what was given, with all that its text leaves out; and reading takes longer than writing. */
  const read = (text: string) => (given != null && text === format(given) ? given : parse(text));

  const validate = (text: string) => {
    const typed = parse(text);
    if (typed === undefined) return valueFormat.parseErrorMessage;
    if (typed === null) return isRequired ? messages('forms.error.required') : undefined;
    return valueFormat.validate?.(typed);
  };

  return (
    <InlineEdit<string>
      {...shell}
      value={value === undefined ? undefined : format(value)}
      defaultValue={defaultValue === undefined ? '' : format(defaultValue)}
      isEqual={(a, b) => a === b || (parse(a) !== undefined && Object.is(parse(a), parse(b)))}
      renderValue={(text) => {
        const shown = read(text);
        // What the record holds and nobody can read is shown as it is.
        return shown === undefined || shown === null ? text : renderValue(shown);
      }}
      validate={validate}
      onSave={(text) => {
        const typed = read(text);
        return typed === undefined ? undefined : onSave(typed);
      }}
      renderEditor={({ draft, setDraft }) =>
        // The draft is the text: what cannot be parsed is kept with the others.
        renderInput({ value: draft, onChange: (_, text) => setDraft(text), isRequired })
      }
    />
  );
}
