import { useState } from 'react';
import { PlainText } from '../../primitives/PlainText/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { List, Root } from './Comments.styles.ts';
import type { CommentsProps } from './Comments.types.ts';
import { Audience } from './parts/Audience.tsx';
import { CommentItem } from './parts/CommentItem.tsx';

/** Shows what people wrote under a record, and where they write more. One comment is changed at a time. */
export function Comments(props: CommentsProps) {
  const { composer, composerAudience, earlier, emptyText, entries, label } = props;
  const { onAudienceChange, onRemove, renderEditor } = props;
  const [editedId, setEditedId] = useState<number>();
  const close = () => setEditedId(undefined);
  return (
    <Root {...rootPropsOf(props)}>
      {earlier}
      {entries.length === 0 && <PlainText isMuted>{emptyText}</PlainText>}
      <List aria-label={label} tabIndex={-1}>
        {entries.map((entry) => (
          <CommentItem
            key={entry.id}
            entry={entry}
            editor={entry.id === editedId ? renderEditor(entry, close) : undefined}
            onEdit={() => setEditedId(entry.id)}
            onRemove={() => onRemove(entry)}
            onAudienceChange={onAudienceChange && (() => onAudienceChange(entry))}
          />
        ))}
      </List>
      {composerAudience ? <Audience {...composerAudience}>{composer}</Audience> : composer}
    </Root>
  );
}
