import type { MouseEvent, ReactNode } from 'react';
import { useNavigation } from '../../../provider/navigation/index.ts';

interface RowLinkProps {
  href: string;
  children: ReactNode;
}

/** Links a row header to its address: a real anchor, so that Ctrl and the middle button open a new tab. */
export function RowLink({ href, children }: RowLinkProps) {
  const { navigate, useHref } = useNavigation();
  const onClick = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isModified) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={useHref(href)} onClick={onClick}>
      {children}
    </a>
  );
}
