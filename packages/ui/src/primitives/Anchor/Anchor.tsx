import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useNavigation } from '../../provider/navigation/index.ts';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** The address; that of a page of the application `BureauProvider`'s `navigate` follows. */
  href: string;
}

/**
 * The anchor under every link: a real one, so that Ctrl and the middle button open a new tab. The browser itself follows what leads
 * out of the application, into another tab or to a file.
 */
export function Anchor({ href, onClick, children, ...props }: AnchorProps) {
  const { isRoute, navigate, useHref } = useNavigation();
  const routed = useHref(href);
  const isPage = props.download === undefined && isRoute(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPage || !isFollowedHere(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} href={isPage ? routed : href} onClick={follow}>
      {children}
    </a>
  );
}

function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isElsewhere = link.target === '_blank' || link.origin !== location.origin;
  return event.button === 0 && !isModified && !isElsewhere;
}
