import { type Comment, type Named, type RecordCalls, type ResponseOf, users } from '@bureau/contract';
import { Button, Skeleton, toasts } from '@bureau/ui';
import { type CommentEntry, Comments } from '@bureau/ui/blocks';
import { formatFullName } from '@bureau/values';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { addressOf } from '../../api/client.ts';
import { answersBelow } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { avatarAddress } from '../../core/account/avatar.ts';
import { useAccessUser, useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';

const step = 50;

const { Component: RecordCommentEditor } = lazyComponent(
  async () => (await import('./RecordCommentEditor.tsx')).RecordCommentEditor,
);

interface RecordCommentsProps {
  readonly comments: RecordCalls['comments'];
  readonly id: number;
}

/** Shows what people wrote under a record, and takes what the user has to say to it. */
export function RecordComments({ comments, id }: RecordCommentsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { client } = useApi();
  const write = useWrite();
  const { id: userId } = useUser();
  const { roles } = useAccessUser();
  const { data: people = [] } = useRequest<readonly Named[]>(users.picker, {}, { isSteady: true });
  const [count, setCount] = useState(step);
  const [removed, setRemoved] = useState<CommentEntry>();
  const address = addressOf(comments.list, { params: { id } });
  const { data, error, retry } = useRequest<ResponseOf<typeof comments.list>>(
    comments.list,
    { params: { id }, query: { sort: ['-created_at'], per_page: count }, isBackground: true },
    { keepsPrevious: true },
  );

  const outdated = { invalidates: answersBelow(address), awaitsRefresh: true };
  const isAdministrator = roles.some((role) => role === 'admin' || role === 'super_admin');

  async function send(body: string) {
    await write(
      () => client.request(comments.create, { params: { id }, body: { body }, isBackground: true }),
      outdated,
    );
  }

  async function save({ id: commentId, version: shownVersion }: Comment, body: string) {
    const params = { id, comment_id: commentId };
    const target = { name: `${address}/${commentId}`, version: shownVersion };
    await write(
      (version) => client.request(comments.update, { params, body: { body, version }, isBackground: true }),
      { ...outdated, target },
    );
  }

  async function remove(comment: CommentEntry) {
    const params = { id, comment_id: comment.id };
    // what goes away takes the focus along: the list is read again once the question has given it back
    await write(() => client.request(comments.remove, { params, isBackground: true }));
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
    canEdit: comment.created_by === userId,
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
          <Suspense fallback={<Skeleton />}>
            <RecordCommentEditor
              label={t('comments.one')}
              submitLabel={t('comments.save')}
              draftName={`${address}/${commentId}`}
              body={body}
              people={people}
              onSubmit={async (html) => {
                const comment = shown.find((one) => one.id === commentId);
                if (comment) await save(comment, html);
                close();
              }}
              onCancel={close}
              hasInitialFocus
            />
          </Suspense>
        )}
        composer={
          <Suspense fallback={<Skeleton />}>
            <RecordCommentEditor
              label={t('comments.new')}
              submitLabel={t('comments.submit')}
              draftName={address}
              people={people}
              onSubmit={send}
            />
          </Suspense>
        }
      />
      {removed && (
        <DeleteConfirmation
          title={t('comments.delete.title')}
          message={t('comments.delete.message')}
          confirmLabel={t('comments.delete.confirm')}
          onConfirm={async () => remove(removed)}
          onOpenChange={() => setRemoved(undefined)}
          onRemoved={retry}
        />
      )}
    </>
  );
}
