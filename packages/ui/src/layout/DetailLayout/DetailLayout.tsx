import type { ReactNode, Ref } from 'react';
import { Root } from './DetailLayout.styles.ts';

export interface DetailLayoutProps {
  /** What is written: a description. */
  children: ReactNode;
  /** What is set: the properties. It stands beside the text on wide screens and below it on narrow ones. */
  aside: ReactNode;
  /** Names what is set, for assistive technology. */
  asideLabel: string;
  /** What comes after the text: comments, activity. */
  later?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Lays out a record: what is written in the wide column, what is set in the narrow one. */
export function DetailLayout({ children, aside, asideLabel, later, className, ref }: DetailLayoutProps) {
  return (
    <Root ref={ref} className={className}>
      <div className="written">{children}</div>
      <aside aria-label={asideLabel}>{aside}</aside>
      {later !== undefined && <div className="later">{later}</div>}
    </Root>
  );
}
