import { InlineEdit, type InlineEditProps } from '@bureau/ui';
import type { ReactNode } from 'react';
import type { ValueFormat, TextControlProps } from '../../controls/controls.types.ts';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineParsedProps<Value>
  extends InlineEditorProps<Value | null, string>, Pick<InlineEditProps<string>, 'discardsOnOutsidePress'> {
  readonly valueFormat: ValueFormat<Value>;
  /** Renders the value while reading. */
  renderValue: (value: Value) => ReactNode;
  /** Renders the control into which the text is typed. */
  renderControl: (props: TextControlProps) => ReactNode;
}

/** Edits a value that is typed as a text: a date, a duration, a number. An empty text stands for null. */
export function InlineParsed<Value>({
  value,
  defaultValue,
  valueFormat,
  renderValue,
  renderControl,
  isRequired = false,
  onSave,
  ...shell
}: InlineParsedProps<Value>) {
  const messages = useFormsMessages();
  const format = (given: Value | null) => (given === null ? '' : valueFormat.format(given));
  const parse = (text: string) => (text.trim() === '' ? null : valueFormat.parse(text));

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
        // Reading a text takes longer than writing one.
        const given = value ?? null;
        const shown = given !== null && text === format(given) ? given : parse(text);
        // What the record holds and nobody can read is shown as it is.
        return shown === undefined || shown === null ? text : renderValue(shown);
      }}
      validate={validate}
      onSave={(text) => {
        const typed = parse(text);
        return typed === undefined ? undefined : onSave(typed);
      }}
      renderEditor={({ draft, setDraft, controlProps }) =>
        renderControl({
          ...controlProps,
          value: draft,
          onValueChange: setDraft,
          'aria-required': isRequired || undefined,
          'data-inline': true,
          'data-in-cell': shell.isInTableCell || undefined,
        })
      }
    />
  );
}
