import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { NotificationItem } from '../NotificationMenu.types.ts';
import { Entry, Follow, Message, Remove } from './NotificationPanel.styles.ts';
import { sanitise } from './sanitise.ts';

interface NotificationEntryProps {
  readonly item: NotificationItem;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

/** Shows one notification. */
export function NotificationEntry({ item, onFollow, onRemove }: NotificationEntryProps) {
  const t = useUiMessages();
  const titleId = useId();
  const messageId = useId();
  const timeId = useId();
  const removeId = useId();
  // Titles repeat; only all of it names one entry among the others.
  const rest = `${messageId} ${timeId}`;
  const messageRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => messageRef.current?.replaceChildren(sanitise(item.message)), [item.message]);
  return (
    <Entry
      onKeyDown={(event) => {
        if (event.key !== 'Delete') return;
        event.preventDefault();
        onRemove();
      }}
    >
      <Follow id={titleId} data-follow onPress={onFollow} aria-labelledby={`${titleId} ${rest}`}>
        {item.title}
      </Follow>
      <Message ref={messageRef} id={messageId} />
      <time id={timeId} dateTime={item.dateTime}>
        {item.time}
      </time>
      <Remove>
        <IconButton
          id={removeId}
          aria-labelledby={`${removeId} ${rest}`}
          size="small"
          label={t('ui.notifications.remove', { title: item.title })}
          icon={<X aria-hidden />}
          onPress={onRemove}
        />
      </Remove>
    </Entry>
  );
}
