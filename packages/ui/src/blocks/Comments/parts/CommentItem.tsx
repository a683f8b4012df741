import { LockKeyhole, LockKeyholeOpen, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { useNeighbourFocus } from '../../../data/controls/useNeighbourFocus.ts';
import { RichTextView } from '../../../data/RichTextView/index.ts';
import * as styles from '../Comments.styles.ts';
import type { CommentEntry } from '../Comments.types.ts';

interface CommentItemProps {
  readonly entry: CommentEntry;
  /** Stands in the place of the text while it is changed. */
  readonly editor: ReactNode;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onAudienceChange: (() => void) | undefined;
}

/** Shows one comment, with what whoever wrote it can do with it. */
export function CommentItem({ editor, entry, onAudienceChange, onEdit, onRemove }: CommentItemProps) {
  const t = useUiMessages();
  const root = useNeighbourFocus<HTMLLIElement>();
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { audience, canChangeAudience = false } = entry;
  const { body, canEdit, canRemove, instant, isEdited, person, picture, time } = entry;
  const isEditing = editor !== undefined;

  useLayoutEffect(() => {
    if (wasOpen.current && !isEditing) pencil.current?.focus();
    wasOpen.current = isEditing;
  }, [isEditing]);

  return (
    <styles.Entry ref={root} tabIndex={-1} data-audience={audience}>
      <Avatar name={person} isDecorative src={picture} />
      <styles.Head>
        <styles.Name>{person}</styles.Name>
        <styles.Details>
          <time dateTime={instant}>{time}</time>
          {isEdited && ` · ${t('ui.comments.edited')}`}
        </styles.Details>
        {audience === 'internal' && (
          <Badge tone="warning" icon={<LockKeyhole aria-hidden />} label={t('ui.comments.internal')} />
        )}
        {audience === 'public' && <Badge tone="info" label={t('ui.comments.public')} />}
        {!isEditing && (
          <styles.Actions>
            {canChangeAudience && onAudienceChange && (
              <IconButton
                size="small"
                icon={audience === 'internal' ? <LockKeyholeOpen aria-hidden /> : <LockKeyhole aria-hidden />}
                label={t(audience === 'internal' ? 'ui.comments.makePublic' : 'ui.comments.makeInternal')}
                onPress={onAudienceChange}
              />
            )}
            {canEdit && (
              <IconButton
                ref={pencil}
                size="small"
                icon={<Pencil aria-hidden />}
                label={t('ui.comments.edit')}
                onPress={onEdit}
              />
            )}
            {canRemove && (
              <IconButton
                size="small"
                icon={<Trash2 aria-hidden />}
                label={t('ui.comments.remove')}
                onPress={onRemove}
              />
            )}
          </styles.Actions>
        )}
      </styles.Head>
      <styles.Body>{editor ?? <RichTextView html={body} />}</styles.Body>
    </styles.Entry>
  );
}
