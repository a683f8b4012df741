import { type Notification, notifications } from '@bureau/contract';
import { toasts, useNavigation } from '@bureau/ui';
import { NotificationMenu } from '@bureau/ui/blocks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import type { Client } from '../../api/client.ts';
import { isUnreported } from '../../api/errorEffect.ts';
import { type Formats, useFormats } from '../../core/formats/useFormats.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { createNotificationStore } from './createNotificationStore.ts';
import { destinationOf } from './destinationOf.ts';

/** How many are fetched (docs/product.md §9). */
const length = 10;

/** Returns whether a notification was dismissed elsewhere. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

function createStore(client: Client) {
  return createNotificationStore({
    page: document,
    length,
    load: () => client.call(notifications.list, { body: { length } }),
    async remove(id) {
      try {
        await client.call(notifications.remove, { body: { id }, handlesErrors: isGone });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  });
}

const toItem = ({ id, title, message, created_at: dateTime }: Notification, formats: Formats) => ({
  id,
  title,
  message,
  dateTime,
  time: formats.instant(dateTime),
});

/** Shows the notifications of the signed-in user (docs/product.md §2, Header). */
export function AppNotifications() {
  const { client } = useServices();
  const { t } = useTranslation();
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();
  const formats = useFormats();
  const [store] = useState(() => createStore(client));
  const { items, isStopped } = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.start(), [store]);

  const remove = (id: number) =>
    void store.remove(id).catch((error: unknown) => {
      if (isUnreported(error)) toasts.show({ tone: 'danger', message: t('shell.notifications.not_removed') });
    });

  const follow = (id: number) => {
    const followed = items?.find((item) => item.id === id);
    remove(id);
    const address = followed && destinationOf(followed, canOpen);
    if (address !== undefined) navigate(address);
  };

  return (
    <NotificationMenu
      items={items?.map((item) => toItem(item, formats))}
      isStopped={isStopped}
      limit={length}
      onOpenChange={(isOpen) => {
        if (isOpen) store.load();
      }}
      onResume={store.resume}
      onRemove={remove}
      onFollow={follow}
    />
  );
}
