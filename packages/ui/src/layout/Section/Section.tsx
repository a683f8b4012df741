import { type ReactNode, type Ref, useId } from 'react';
import { Root } from './Section.styles.ts';

export interface SectionProps {
  /** Heads the section, in an `h2`, and names its region. */
  title: string;
  /** What can be done with the section as a whole. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Holds a part of a page under its own heading. */
export function Section({ title, actions, children, className, ref }: SectionProps) {
  const titleId = useId();
  return (
    <Root ref={ref} className={className} aria-labelledby={titleId}>
      <div className="head">
        <h2 id={titleId}>{title}</h2>
        {actions}
      </div>
      {children}
    </Root>
  );
}
