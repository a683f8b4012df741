import { isRoutePath, type Notification } from '@bureau/contract';

/**
 * Returns where a notification leads (docs/product.md §2, Header): to the mailbox, or to the record that it is about. What is no route of the
 * application, has no screen or may not be opened leads nowhere.
 */
export function destinationOf(
  { route, route_related_id: id }: Pick<Notification, 'route' | 'route_related_id'>,
  canOpen: (address: string) => boolean,
): string | undefined {
  if (route === null || !isRoutePath(route)) return undefined;
  if (route !== 'mailbox' && id === null) return undefined;
  const address = route === 'mailbox' ? '/mailbox' : `/${route}/detail/${id}`;
  return canOpen(address) ? address : undefined;
}
