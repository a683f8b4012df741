import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useNavigation } from '../../provider/navigation/index.ts';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** Gives the address; inside the application `BureauProvider`'s `navigate` follows it. */
  href: string;
}

/**
 * Is the anchor under every link: a real one, so that Ctrl and the middle button open a new tab. The browser itself follows what leads
 * out of the application, into another tab or to a file.
 */
export function Anchor({ href, onClick, children, ...props }: AnchorProps) {
  const { navigate, useHref } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isFollowedHere(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} href={useHref(href)} onClick={follow}>
      {children}
    </a>
  );
}

function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isElsewhere =
    link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin;
  return event.button === 0 && !isModified && !isElsewhere;
}
