import { InlineEdit, TextArea } from '@bureau/ui';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { type TextRules, validateText } from '../InlineText/validateText.ts';

export interface InlineTextAreaProps
  extends Omit<InlineEditorProps<string | null, string>, 'onSave'>, TextRules {
  /** Saves the text, without spaces at both ends. A promise that rejects keeps the editor open with its draft. */
  readonly onSave: (text: string) => void | Promise<unknown>;
  /** The least number of lines; the control grows with its text. */
  readonly rows?: number;
}

/**
 * Edits a text of several lines in its place (docs/product.md §2, Behaviour of the inline editors). Enter starts a line, Ctrl
 * or Cmd with Enter saves. It stays open on a save until the parent closes it by `isEditing`.
 */
export function InlineTextArea({
  value,
  defaultValue,
  isRequired,
  pattern,
  patternMessage,
  minLength,
  maxLength,
  rows = 3,
  onSave,
  ...shell
}: InlineTextAreaProps) {
  const messages = useFormsMessages();
  const rules = { isRequired, pattern, patternMessage, minLength, maxLength };
  return (
    <InlineEdit<string>
      {...shell}
      value={value === null ? '' : value}
      defaultValue={defaultValue ?? ''}
      isMultiline
      closesOnSave={false}
      validate={(draft) => validateText(draft.trim(), rules, messages)}
      onSave={(draft) => onSave(draft.trim())}
      renderEditor={({ draft, setDraft }) => (
        <TextArea {...{ rows, isRequired }} value={draft} onChange={setDraft} />
      )}
    />
  );
}
