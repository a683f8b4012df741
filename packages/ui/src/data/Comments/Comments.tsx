import { useState } from 'react';
import { PlainText } from '../../primitives/PlainText/index.ts';
import { List, Root } from './Comments.styles.ts';
import type { CommentsProps } from './Comments.types.ts';
import { CommentItem } from './parts/CommentItem.tsx';

/** Shows what people wrote under a record, and where they write more. One comment is changed at a time. */
export function Comments(props: CommentsProps) {
  const { className, composer, earlier, emptyText, entries, label, onRemove, ref, renderEditor } = props;
  const [editedId, setEditedId] = useState<number>();
  const close = () => setEditedId(undefined);
  return (
    <Root ref={ref} className={className}>
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
          />
        ))}
      </List>
      {composer}
    </Root>
  );
}
