import { InlineEdit, type InlineEditProps, TextInput } from '@bureau/ui';
import { normalizePhone } from '@bureau/values';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { type TextRules, validateText } from './validateText.ts';

export interface InlineTextProps
  extends
    Omit<InlineEditorProps<string | null, string>, 'onSave'>,
    Pick<InlineEditProps<string>, 'renderValue'>,
    TextRules {
  /** Saves the text, without spaces at both ends, and a telephone number with digits, spaces and hyphens alone. A promise that rejects keeps the editor open with its draft. */
  readonly onSave: (text: string) => void | Promise<unknown>;
  /** What is typed, which chooses the keyboard of a phone. */
  readonly type?: 'text' | 'email' | 'url' | 'tel';
  /** Sets what the browser may fill in. Defaults to `off`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const patternErrors = { email: 'forms.error.email', url: 'forms.error.url' } as const;

/**
 * Edits a text of one line in its place (docs/product.md §2, Behaviour of the inline editors). It closes when saving has
 * succeeded; spaces at both ends are not saved.
 */
export function InlineText({
  value,
  defaultValue,
  isRequired,
  pattern,
  patternMessage,
  minLength,
  maxLength,
  type = 'text',
  autoComplete = 'off',
  onSave,
  ...shell
}: InlineTextProps) {
  const messages = useFormsMessages();
  const typed = type === 'email' || type === 'url' ? messages(patternErrors[type]) : undefined;
  const rules = { isRequired, pattern, patternMessage: patternMessage ?? typed, minLength, maxLength };
  const cleanUp = (draft: string) => (type === 'tel' && normalizePhone(draft)) || draft.trim();
  return (
    <InlineEdit<string>
      {...shell}
      value={value === null ? '' : value}
      defaultValue={defaultValue ?? ''}
      validate={(draft) => validateText(cleanUp(draft), rules, messages)}
      onSave={(draft) => onSave(cleanUp(draft))}
      renderEditor={({ draft, setDraft }) => (
        <TextInput {...{ type, autoComplete, isRequired }} value={draft} onChange={setDraft} />
      )}
    />
  );
}
