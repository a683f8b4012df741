import type { CellEditing } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../api/ApiProvider.tsx';
import type { UpdateRecord } from '../api/writes/useUpdateRecord.ts';
import { useTypedDraft } from '../core/navigation/unsavedChanges.ts';
import { describeFailure } from './describeFailure.ts';

/** Describes a record that is edited, with the way to save it. */
export type Edited<Rec, Changes> = Pick<UpdateRecord<Rec, Changes>, 'record' | 'update'>;

/** What an inline editor of a field needs beside its label and value. */
interface Editor<Value, Draft> {
  readonly isEditing: boolean;
  readonly isInTableCell: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  readonly initialDraft: Draft | undefined;
  readonly onDraftChange: (draft: Draft | undefined) => void;
  readonly onSave: (value: Value) => Promise<void>;
  readonly formatError: (error: unknown) => string;
  /** The message where somebody else has changed the record since the editor was opened. */
  readonly note: string | undefined;
}

interface EditorOptions<Changes, Value, Draft> {
  /** Names the field of the record among the drafts, such as `tasks/7/title`. */
  readonly name: string;
  /** Returns whether a stored draft can be one of the field. */
  readonly isDraft: (stored: unknown) => stored is Draft;
  readonly toChanges: (value: Value) => Changes;
  /** Whether the editor stands in the open cell of a table. */
  readonly cell?: CellEditing | undefined;
  /** Opens the editor at the start, as `InlineValue` needs it. */
  readonly isOpenAtFirst?: boolean | undefined;
}

/**
 * Opens, saves and closes the inline editor of a field. Its draft outlives a sign-out; what it saves is checked against
 * the version of the record that was there when it was opened.
 */
export function useEditor<Rec extends { readonly version: number }, Changes, Value, Draft = Value>(
  { record, update }: Edited<Rec, Changes>,
  { cell, isDraft, isOpenAtFirst = false, name, toChanges }: EditorOptions<Changes, Value, Draft>,
): Editor<Value, Draft> {
  const { t } = useTranslation();
  const { initialDraft, saveDraft } = useTypedDraft(name, isDraft);
  const [isOpen, setOpen] = useState(isOpenAtFirst || initialDraft !== undefined);
  const [opened, setOpened] = useState(record);
  const version = opened?.version ?? 0;
  const { writeQueue } = useApi();
  const changeOpen = cell?.onEditingChange ?? setOpen;
  const [resource, id] = name.split('/');
  const known = writeQueue.versionOf({ name: `${resource}/${id}`, version });
  const isOutdated = (record?.version ?? 0) > known;
  return {
    note: isOutdated ? t('conflict.title') : undefined,
    isEditing: cell ? true : isOpen,
    isInTableCell: cell !== undefined,
    onEditingChange(isNowOpen) {
      setOpened(record);
      changeOpen(isNowOpen);
    },
    initialDraft,
    onDraftChange: saveDraft,
    async onSave(value) {
      await update(toChanges(value), version, opened);
      saveDraft(undefined);
      changeOpen(false);
    },
    formatError: (error) => describeFailure(error, t),
  };
}
