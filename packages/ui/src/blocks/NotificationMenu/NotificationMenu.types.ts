import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a notification. */
export interface NotificationItem {
  /** Identifies the notification. */
  readonly id: number;
  /** What has happened. */
  readonly title: string;
  /** Shows more, as HTML: all but the emphasis of words and the breaks between lines is taken out. */
  readonly message: string;
  /** When it was, as people write it. */
  readonly time: string;
  /** When it was, ISO 8601. */
  readonly dateTime: string;
}

export interface NotificationListProps {
  /** What the person has not dismissed yet, the newest first; undefined until it is known. */
  items: readonly NotificationItem[] | undefined;
  /** Whether there is no news any more because it could not be fetched. */
  isStopped: boolean;
  /** Runs when the person asks for news again after that. */
  onResume: () => void;
  /** Runs when a notification is followed to what it is about. */
  onFollow: (id: number) => void;
  /** Runs when a notification is dismissed. */
  onRemove: (id: number) => void;
}

export interface NotificationMenuProps extends NotificationListProps, RootProps<HTMLButtonElement> {
  /** Runs when the list opens, so that it can be fetched, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** From how many on they are no longer counted, because there may be more: `10` shows "10+"; all are counted when not given. */
  limit?: number;
}
