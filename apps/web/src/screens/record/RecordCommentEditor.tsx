import { commentLimits, type Named } from '@bureau/contract';
import { CommentEditor, type CommentEditorProps, matchPeople } from '@bureau/forms/rich-text';
import { useTranslation } from 'react-i18next';
import { useTypedDraft } from '../../core/navigation/unsavedChanges.ts';
import { describeFailure } from '../describeFailure.ts';
import { htmlOfDraft, isCommentDraft } from './commentDraft.ts';

interface RecordCommentEditorProps extends Pick<
  CommentEditorProps,
  'label' | 'submitLabel' | 'onSubmit' | 'onCancel' | 'hasInitialFocus'
> {
  /** Names the draft that the browser stores until the comment is saved. */
  readonly draftName: string;
  /** The comment as it is stored, as HTML. Defaults to a new one. */
  readonly body?: string;
  readonly people: readonly Named[];
}

/** Takes a comment. Its code comes after that of the comments, which can be read without it. */
export function RecordCommentEditor({
  body = '',
  draftName,
  onCancel,
  people,
  ...props
}: RecordCommentEditorProps) {
  const { t } = useTranslation();
  const { initialDraft, saveDraft } = useTypedDraft(draftName, isCommentDraft);
  const cancel = onCancel && {
    onCancel() {
      saveDraft(undefined);
      onCancel();
    },
  };
  return (
    <CommentEditor
      {...props}
      {...cancel}
      findPeople={(typed) => matchPeople(people, typed)}
      initialDraft={htmlOfDraft(initialDraft ?? body)}
      onDraftChange={saveDraft}
      maxLength={commentLimits.body}
      formatError={(failure) => describeFailure(failure, t)}
    />
  );
}
