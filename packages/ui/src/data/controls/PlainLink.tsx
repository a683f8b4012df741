import type { MouseEvent, ReactNode } from 'react';
import { useNavigation } from '../../provider/navigation/index.ts';

interface PlainLinkProps {
  href: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** Links to an address where a `Link` would cost too much: a real anchor, so that Ctrl and the middle button open a new tab. */
export function PlainLink({ href, children, ...props }: PlainLinkProps) {
  const { navigate, useHref } = useNavigation();
  const onClick = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} href={useHref(href)} onClick={onClick}>
      {children}
    </a>
  );
}
