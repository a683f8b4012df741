import { type Comment, commentLimits, type Named, type ResponseOf, users } from '@bureau/contract';
import { MentionEditor, parseMentions } from '@bureau/forms';
import { Button, type CommentEntry, Comments, Skeleton, toasts } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { addressOf } from '../../api/client.ts';
import { isUnder } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { avatarAddress } from '../../core/account/avatar.ts';
import { useAccessUser, useUser } from '../../core/account/account.ts';
import { useDraft } from '../../core/drafts/useDraft.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { describeFailure } from '../describeFailure.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { isMentionDraft } from './mentionDraft.ts';
import type { RecordSectionsProps } from './RecordSections.types.ts';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';

const step = 50;

/** Shows what people wrote under a record, and takes what the user has to say to it. */
export function RecordComments({ calls, id }: RecordSectionsProps) {
  const { comments } = calls;
  const { t } = useTranslation();
  const formats = useFormats();
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const { id: userId } = useUser();
  const { roles } = useAccessUser();
  const { data: people = [] } = useRequest<readonly Named[]>(users.picker, {}, { isSteady: true });
  const [count, setCount] = useState(step);
  const [removed, setRemoved] = useState<CommentEntry>();
  const { initialDraft, saveDraft } = useDraft(addressOf(comments.list, { params: { id } }), isMentionDraft);
  const { data, error, retry } = useRequest<ResponseOf<typeof comments.list>>(
    comments.list,
    { params: { id }, query: { sort: ['-created_at'], per_page: count }, isBackground: true },
    { keepsPrevious: true },
  );

  const address = addressOf(comments.list, { params: { id } });
  const refresh = () => mutate((key) => isUnder(address, key));
  const formatError = (failure: unknown) => describeFailure(failure, t);
  const isAdministrator = roles.some((role) => role === 'admin' || role === 'super_admin');

  async function send(body: string) {
    await client.request(comments.create, { params: { id }, body: { body }, isBackground: true });
    saveDraft(undefined);
    await refresh();
  }

  async function save({ id: commentId, version }: Comment, body: string) {
    const params = { id, comment_id: commentId };
    await client.request(comments.update, { params, body: { body, version }, isBackground: true });
    await refresh();
  }

  async function remove(comment: CommentEntry) {
    const params = { id, comment_id: comment.id };
    await client.request(comments.remove, { params, isBackground: true });
    toasts.show({ tone: 'success', message: t('comments.delete.done') });
  }

  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  const shown = data.data.toReversed();
  const toEntry = (comment: Comment): CommentEntry => ({
    id: comment.id,
    person: formatFullName({ firstname: comment.created_firstname, lastname: comment.created_lastname }),
    picture: avatarAddress(comment.created_avatar),
    body: comment.body,
    time: formats.instant(comment.created_at),
    instant: comment.created_at,
    isEdited: comment.is_edited,
    canEdit: comment.created_by === userId && parseMentions(comment.body) !== undefined,
    canRemove: comment.created_by === userId || isAdministrator,
  });

  return (
    <>
      <Comments
        label={t('comments.title')}
        emptyText={t('comments.empty')}
        entries={shown.map(toEntry)}
        onRemove={setRemoved}
        earlier={
          data.meta.total > shown.length && (
            <Button variant="ghost" size="small" onPress={() => setCount(count + step)}>
              {t('comments.earlier')}
            </Button>
          )
        }
        renderEditor={({ id: commentId, body }, close) => (
          <MentionEditor
            label={t('comments.one')}
            people={people}
            initialDraft={parseMentions(body)}
            maxLength={commentLimits.body}
            submitLabel={t('comments.save')}
            onSubmit={async (html) => {
              const comment = shown.find((one) => one.id === commentId);
              if (comment) await save(comment, html);
              close();
            }}
            onCancel={close}
            formatError={formatError}
            hasInitialFocus
          />
        )}
        composer={
          <MentionEditor
            label={t('comments.new')}
            people={people}
            initialDraft={initialDraft}
            onDraftChange={saveDraft}
            maxLength={commentLimits.body}
            submitLabel={t('comments.submit')}
            onSubmit={send}
            formatError={formatError}
          />
        }
      />
      {removed && (
        <DeleteConfirmation
          title={t('comments.delete.title')}
          message={t('comments.delete.message')}
          confirmLabel={t('comments.delete.confirm')}
          onConfirm={async () => remove(removed)}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => void refresh()}
        />
      )}
    </>
  );
}
