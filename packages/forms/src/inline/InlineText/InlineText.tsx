import { InlineEdit, type InlineEditProps } from '@bureau/ui';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useFormsMessages } from '../../messages/index.ts';
import * as styles from './InlineText.styles.ts';
import { type TextRules, validateText } from './validateText.ts';

type ShellProps = Pick<
  InlineEditProps<string>,
  | 'label'
  | 'canEdit'
  | 'renderValue'
  | 'onSave'
  | 'formatError'
  | 'emptyText'
  | 'isInTableCell'
  | 'isEditing'
  | 'onEditingChange'
  | 'initialDraft'
  | 'onDraftChange'
  | 'className'
  | 'ref'
>;

export interface InlineTextProps extends ShellProps, TextRules {
  /** Shows this text; null is an empty one. `undefined` leaves it to the editor, beginning with `defaultValue`. */
  readonly value?: string | null;
  readonly defaultValue?: string;
  /** Says what is typed, which chooses the keyboard of a phone. */
  readonly type?: 'text' | 'email' | 'url' | 'tel';
  /** Tells the browser what it may fill in; `off` when not given. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const toText = (value: string | null | undefined) => (value === null ? '' : value);

/**
 * Edits a text of one line in its place (docs/product.md §2, Behaviour of the inline editors). It closes when saving has
 * succeeded; spaces at both ends are not saved.
 */
export function InlineText({
  value,
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
  const rules = { isRequired, pattern, patternMessage, minLength, maxLength };
  return (
    <InlineEdit
      {...shell}
      value={toText(value)}
      validate={(draft) => validateText(draft.trim(), rules, messages)}
      onSave={(draft) => onSave(draft.trim())}
      renderEditor={({ draft, setDraft, controlProps }) => (
        <styles.Control
          {...controlProps}
          data-in-cell={shell.isInTableCell || undefined}
          type={type}
          autoComplete={autoComplete}
          aria-required={isRequired || undefined}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
    />
  );
}
