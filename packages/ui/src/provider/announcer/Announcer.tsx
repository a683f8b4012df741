import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { getAnnouncements, subscribe, type Announcement } from './announcements.ts';

const silence: readonly Announcement[] = [];

/** Renders the live region of `announce`. Dialogs do not hide it: `data-react-aria-top-layer`. */
export function Announcer() {
  const announcements = useSyncExternalStore(subscribe, getAnnouncements, () => silence);
  return (
    <VisuallyHidden as="div" data-react-aria-top-layer aria-live="polite" aria-atomic={false}>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  );
}
