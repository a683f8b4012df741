import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { createLazyImport } from '../../lazy/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { Count, Mark } from './NotificationMenu.styles.ts';
import type { NotificationMenuProps } from './NotificationMenu.types.ts';
import type { NotificationPanelProps } from './parts/NotificationPanel.tsx';

const usePanel = createLazyImport<NotificationPanelProps>(() =>
  import('./parts/NotificationPanel.tsx').then(({ NotificationPanel }) => NotificationPanel),
);

/**
 * Shows how many notifications there are, and below its button the notifications themselves: each can be followed and dismissed, also by
 * the Delete key (docs/product.md §2, Header).
 */
export function NotificationMenu({ onOpenChange, limit = Infinity, ref, ...list }: NotificationMenuProps) {
  const t = useUiMessages();
  const triggerRef = useObjectRef(ref);
  const [isOpen, setOwnOpen] = useState(false);
  const setOpen = (isNowOpen: boolean) => {
    setOwnOpen(isNowOpen);
    onOpenChange?.(isNowOpen);
  };
  const { Loaded: Panel, preload } = useLazyOverlay(usePanel, isOpen, setOpen);

  const { items, isStopped } = list;
  const length = items?.length ?? 0;
  const count = length < limit ? String(length) : `${limit}+`;
  const countedLabel =
    length > 0 ? t('ui.notifications.counted', { number: count }) : t('ui.notifications.title');

  return (
    <>
      <IconButton
        {...rootPropsOf(list)}
        ref={triggerRef}
        label={isStopped ? t('ui.notifications.stopped', { label: countedLabel }) : countedLabel}
        icon={
          <Mark>
            {isStopped ? <BellOff aria-hidden /> : <Bell aria-hidden />}
            {length > 0 && <Count aria-hidden data-count={count} />}
          </Mark>
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        onHoverStart={preload}
        onFocus={preload}
      />
      {Panel && isOpen && <Panel {...list} triggerRef={triggerRef} onOpenChange={setOpen} />}
    </>
  );
}
