import { InlineEdit, type InlineEditProps } from '@bureau/ui';
import type { ReactNode } from 'react';
import type { Notation, TypedControlProps } from '../../controls/controls.types.ts';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineTypedProps<Value>
  extends InlineEditorProps<Value | null, string>, Pick<InlineEditProps<string>, 'discardsOnOutsidePress'> {
  readonly notation: Notation<Value>;
  /** Draws the value while reading. */
  renderValue: (value: Value) => ReactNode;
  /** Draws the control into which the text is typed. */
  renderControl: (props: TypedControlProps) => ReactNode;
}

/** Edits a value that is typed as a text: a date, a duration, a number. An empty text stands for null. */
export function InlineTyped<Value>({
  value,
  defaultValue,
  notation,
  renderValue,
  renderControl,
  isRequired = false,
  onSave,
  ...shell
}: InlineTypedProps<Value>) {
  const messages = useFormsMessages();
  const write = (given: Value | null) => (given === null ? '' : notation.write(given));
  const read = (text: string) => (text.trim() === '' ? null : notation.read(text));

  const validate = (text: string) => {
    const typed = read(text);
    if (typed === undefined) return notation.unreadable;
    if (typed === null) return isRequired ? messages('forms.error.required') : undefined;
    return notation.check?.(typed);
  };

  return (
    <InlineEdit<string>
      {...shell}
      value={value === undefined ? undefined : write(value)}
      defaultValue={defaultValue === undefined ? '' : write(defaultValue)}
      isEqual={(a, b) => a === b || (read(a) !== undefined && Object.is(read(a), read(b)))}
      renderValue={(text) => {
        // Reading a text takes longer than writing one.
        const given = value ?? null;
        const shown = given !== null && text === write(given) ? given : read(text);
        // What the record holds and nobody can read is shown as it is.
        return shown === undefined || shown === null ? text : renderValue(shown);
      }}
      validate={validate}
      onSave={(text) => {
        const typed = read(text);
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
