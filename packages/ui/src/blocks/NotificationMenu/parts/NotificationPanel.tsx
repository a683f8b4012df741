import { useRef, type RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { Alert } from '../../../feedback/Alert/index.ts';
import { Spinner } from '../../../feedback/Spinner/index.ts';
import { surfaceOffset } from '../../../overlay/Popover/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { NotificationListProps } from '../NotificationMenu.types.ts';
import { NotificationEntry } from './NotificationEntry.tsx';
import { Aside, Empty, Surface, Title } from './NotificationPanel.styles.ts';

export interface NotificationPanelProps extends NotificationListProps {
  /** What the panel hangs on. */
  readonly triggerRef: RefObject<Element | null>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Returns the element that takes the focus when an entry of the list is removed: the one that follows, else the one before. */
function neighbourOf(list: HTMLElement | null, index: number): HTMLElement | undefined {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-follow]') ?? [])];
  return entries[index + 1] ?? entries[index - 1];
}

/** Shows the notifications below their button. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { items, isStopped, onResume, onFollow, onRemove, triggerRef, onOpenChange } = props;
  const t = useUiMessages();
  const dialogRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);

  const remove = (id: number, index: number) => {
    (neighbourOf(listRef.current, index) ?? dialogRef.current)?.focus();
    onRemove(id);
  };

  return (
    <Surface
      triggerRef={triggerRef}
      isOpen
      placement="bottom end"
      offset={surfaceOffset}
      onOpenChange={onOpenChange}
    >
      <Dialog ref={dialogRef} aria-label={t('ui.notifications.title')}>
        <Title>{t('ui.notifications.title')}</Title>
        {isStopped && (
          <Aside>
            <Alert
              tone="warning"
              action={
                <Button size="small" onPress={() => onResume()}>
                  {t('ui.notifications.resume')}
                </Button>
              }
            >
              {t('ui.notifications.stopped.message')}
            </Alert>
          </Aside>
        )}
        {items === undefined && !isStopped && (
          <Empty>
            <Spinner label={t('ui.notifications.loading')} />
          </Empty>
        )}
        {items?.length === 0 && <Empty>{t('ui.notifications.empty')}</Empty>}
        {items !== undefined && items.length > 0 && (
          <ul ref={listRef}>
            {items.map((item, index) => (
              <NotificationEntry
                key={item.id}
                item={item}
                onRemove={() => remove(item.id, index)}
                onFollow={() => {
                  onOpenChange(false);
                  onFollow(item.id);
                }}
              />
            ))}
          </ul>
        )}
      </Dialog>
    </Surface>
  );
}
