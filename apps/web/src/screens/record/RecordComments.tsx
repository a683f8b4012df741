import {
  canAccess,
  type Comment,
  isAdmin,
  type Named,
  type RecordCalls,
  type ResponseOf,
  users,
} from '@bureau/contract';
import { Alert, Button, ConfirmDialog, Skeleton, toasts } from '@bureau/ui';
import { type CommentAudience, type CommentEntry, Comments } from '@bureau/ui/blocks';
import { formatFullName } from '@bureau/values';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { addressOf } from '../../api/client.ts';
import { answersBelow } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { avatarAddress } from '../../core/account/avatar.ts';
import { useAccessUser, useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { AwaitedEditor } from '../lazy/AwaitedEditor.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { describeFailure } from '../describeFailure.ts';
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

/** Returns the comments, the oldest first, with the one that is changed also where the list has lost it, and whether somebody has deleted that. */
function holdComment(listed: readonly Comment[], held: Comment | undefined, total: number) {
  if (!held || listed.some(({ id }) => id === held.id)) return { shown: listed, isGone: false };
  const earlier = listed.filter(({ created_at: instant }) => instant <= held.created_at);
  // later comments push the first one out of those that are asked for
  const isPushedOut = earlier.length === 0 && total > listed.length;
  return { shown: [...earlier, held, ...listed.slice(earlier.length)], isGone: !isPushedOut };
}

interface HeldCommentProps {
  readonly comment: Comment | undefined;
  readonly onHold: (comment: Comment | undefined) => void;
  readonly children: ReactNode;
}

/** Tells which comment is being changed, as it was last seen, while its editor is open. */
function HeldComment({ children, comment, onHold }: HeldCommentProps) {
  useEffect(() => {
    onHold(comment);
    return () => onHold(undefined);
  }, [comment, onHold]);
  return children;
}

/** Shows what people wrote under a record, and takes what the user has to say to it. */
export function RecordComments({ comments, id }: RecordCommentsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { client } = useApi();
  const write = useWrite();
  const { id: userId, is_external: isExternal = false } = useUser();
  const user = useAccessUser();
  const { data: people = [] } = useRequest<readonly Named[]>(users.picker, {}, { isSteady: true });
  const [count, setCount] = useState(step);
  // the list stands still until what is removed has the focus back, and can pass it on
  const [removal, setRemoval] = useState<{ entry: CommentEntry; list: ResponseOf<typeof comments.list> }>();
  const [published, setPublished] = useState<Comment>();
  // what is changed stays where it is, whatever others do to it
  const [edited, setEdited] = useState<Comment>();
  // what is said by mistake is said among ourselves
  const [audience, setAudience] = useState<CommentAudience>('internal');
  const internal = isExternal ? null : comments.internal;
  const hasAudience = internal !== null;
  const isInternal = hasAudience && audience === 'internal';
  const canModerate = hasAudience && canAccess(user, internal.rule);
  const address = addressOf(comments.list, { params: { id } });
  const { data, error, retry } = useRequest<ResponseOf<typeof comments.list>>(
    comments.list,
    { params: { id }, query: { sort: ['-created_at'], per_page: count }, isBackground: true },
    { keepsPrevious: 'more' },
  );

  const outdated = { invalidates: answersBelow(address), awaitsRefresh: true };

  async function create(html: string, isForTeam: boolean) {
    const body = { body: html, ...(isForTeam && { is_internal: true }) };
    await write(() => client.call(comments.create, { params: { id }, body, isBackground: true }), outdated);
  }

  async function send(html: string) {
    await create(html, isInternal);
    setAudience('internal');
  }

  async function save(
    { id: commentId, version: shownVersion }: Comment,
    changes: { readonly body: string; readonly is_internal?: boolean },
  ) {
    const params = { id, comment_id: commentId };
    const target = { name: `${address}/${commentId}`, version: shownVersion };
    await write(
      (version) =>
        client.call(comments.update, { params, body: { ...changes, version }, isBackground: true }),
      {
        ...outdated,
        target,
        isOutdatedBy: (failure) => failure instanceof ApiError && failure.status === 404,
      },
    );
  }

  async function remove(comment: CommentEntry) {
    const params = { id, comment_id: comment.id };
    await write(() => client.call(comments.remove, { params, isBackground: true }), outdated);
    toasts.show({ tone: 'success', message: t('comments.delete.done') });
  }

  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  const listed = (removal?.list ?? data).data.toReversed();
  const { shown, isGone } = holdComment(listed, edited, data.meta.total);
  const find = (commentId: number) => shown.find((one) => one.id === commentId);
  const saveAudience = async (comment: Comment) =>
    save(comment, { body: comment.body, is_internal: !comment.is_internal });
  function changeAudience({ id: commentId }: CommentEntry) {
    const comment = find(commentId);
    if (comment?.is_internal) setPublished(comment);
    else if (comment)
      saveAudience(comment).catch((failure: unknown) =>
        toasts.show({ tone: 'danger', message: describeFailure(failure, t) }),
      );
  }
  const toEntry = (comment: Comment): CommentEntry => ({
    id: comment.id,
    person: formatFullName({ firstname: comment.created_firstname, lastname: comment.created_lastname }),
    picture: avatarAddress(comment.created_avatar),
    body: comment.body,
    time: formats.instant(comment.created_at),
    instant: comment.created_at,
    isEdited: comment.is_edited,
    ...(hasAudience && {
      audience: comment.is_internal ? ('internal' as const) : ('public' as const),
      canChangeAudience: canModerate || comment.created_by === userId,
    }),
    canEdit: comment.created_by === userId,
    canRemove: comment.created_by === userId || isAdmin(user),
  });

  return (
    <>
      <Comments
        label={t('comments.title')}
        emptyText={t('comments.empty')}
        entries={shown.map(toEntry)}
        onRemove={(entry) => setRemoval({ entry, list: data })}
        onAudienceChange={changeAudience}
        {...(hasAudience && { composerAudience: { value: audience, onChange: setAudience } })}
        earlier={
          data.meta.total > listed.length && (
            <Button variant="ghost" size="small" onPress={() => setCount(count + step)}>
              {t('comments.earlier')}
            </Button>
          )
        }
        renderEditor={({ id: commentId, body }, close) => (
          <HeldComment comment={find(commentId)} onHold={setEdited}>
            {isGone && (
              <Alert tone="warning" isAssertive>
                {t('comments.gone')}
              </Alert>
            )}
            <Suspense
              fallback={
                <AwaitedEditor onCancel={close}>
                  <Skeleton />
                </AwaitedEditor>
              }
            >
              <RecordCommentEditor
                label={t('comments.one')}
                submitLabel={t(isGone ? 'comments.submit' : 'comments.save')}
                draftName={`${address}/${commentId}`}
                body={body}
                people={people}
                onSubmit={async (html) => {
                  const comment = find(commentId);
                  if (isGone) await create(html, comment?.is_internal === true);
                  else if (comment) await save(comment, { body: html });
                  close();
                }}
                onCancel={close}
                hasInitialFocus
              />
            </Suspense>
          </HeldComment>
        )}
        composer={
          <Suspense fallback={<Skeleton />}>
            <RecordCommentEditor
              label={t('comments.new')}
              submitLabel={t(
                hasAudience ? (isInternal ? 'comments.note' : 'comments.reply') : 'comments.submit',
              )}
              draftName={address}
              people={people}
              onSubmit={send}
            />
          </Suspense>
        }
      />
      {published && (
        <ConfirmDialog
          title={t('comments.publish.title')}
          message={t('comments.publish.message')}
          confirmLabel={t('comments.publish.confirm')}
          isOpen
          onOpenChange={() => setPublished(undefined)}
          onConfirm={async () => saveAudience(published)}
          getErrorMessage={(failure) => describeFailure(failure, t)}
        />
      )}
      {removal && (
        <DeleteConfirmation
          title={t('comments.delete.title')}
          message={t('comments.delete.message')}
          confirmLabel={t('comments.delete.confirm')}
          onConfirm={async () => remove(removal.entry)}
          onClosed={() => setRemoval(undefined)}
        />
      )}
    </>
  );
}
