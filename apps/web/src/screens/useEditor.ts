import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OneResult } from '../api/createResourceHooks.ts';
import { useDraft } from '../app/useDraft.ts';
import { describeFailure } from './describeFailure.ts';

/** Gives what an inline editor of a field needs beside its label and value. */
interface Editor<Value> {
  readonly isEditing: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  readonly initialDraft: Value | undefined;
  readonly onDraftChange: (draft: Value | undefined) => void;
  readonly onSave: (value: Value) => Promise<void>;
  readonly formatError: (error: unknown) => string;
}

/**
 * Opens, saves and closes the inline editor of a field. Its draft outlives a sign-out; what it saves is checked against
 * the version of the record that was there when it was opened.
 * @param name names the field of the record among the drafts, such as `tasks/7/title`
 * @param isValue tells whether a kept draft can be a value of the field
 */
export function useEditor<Rec extends { readonly version: number }, Changes, Value>(
  { record, update }: Pick<OneResult<Rec, Changes>, 'record' | 'update'>,
  name: string,
  isValue: (kept: unknown) => kept is Value,
  toChanges: (value: Value) => Changes,
): Editor<Value> {
  const { t } = useTranslation();
  const { initialDraft, keepDraft } = useDraft(name, isValue);
  const [isEditing, setEditing] = useState(initialDraft !== undefined);
  const version = useRef(record?.version);
  return {
    isEditing,
    onEditingChange(isNowEditing) {
      version.current = record?.version;
      setEditing(isNowEditing);
    },
    initialDraft,
    onDraftChange: keepDraft,
    async onSave(value) {
      await update(toChanges(value), version.current);
      keepDraft(undefined);
      setEditing(false);
    },
    formatError: (error) => describeFailure(error, t),
  };
}
