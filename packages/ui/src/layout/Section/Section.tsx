import { type ReactNode, useId } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './Section.styles.ts';

export interface SectionProps extends RootProps<HTMLElement> {
  /** Heads the section, in an `h2`, and names its region. */
  title: string;
  /** What can be done with the section as a whole. */
  actions?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** Holds a part of a page under its own heading. */
export function Section({ title, actions, children, ...rootProps }: SectionProps) {
  const titleId = useId();
  return (
    <Root {...rootProps} aria-labelledby={titleId}>
      <div className="head">
        <h2 id={titleId}>{title}</h2>
        {actions}
      </div>
      {children}
    </Root>
  );
}
