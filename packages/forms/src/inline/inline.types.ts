import type { InlineEditProps, RootProps } from '@bureau/ui';

/** Describes what all inline editors share. `Draft` is what is kept of an editor that is open: what it saves, or the text that is typed. */
export interface InlineEditorProps<Value, Draft = Value> extends Pick<
  InlineEditProps<Value>,
  | 'label'
  | 'value'
  | 'defaultValue'
  | 'canEdit'
  | 'onSave'
  | 'formatError'
  | 'error'
  | 'isSaving'
  | 'emptyText'
  | 'note'
  | 'isInTableCell'
  | 'isEditing'
  | 'onEditingChange'
  | keyof RootProps
> {
  /** Opens the editor at the start with this draft, kept by `onDraftChange` before. */
  readonly initialDraft?: Draft;
  /** Runs with each draft that differs from the value, and with `undefined` when there is none any more. */
  readonly onDraftChange?: (draft: Draft | undefined) => void;
  /** Refuses to save no value. */
  readonly isRequired?: boolean;
}
