import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './DetailLayout.styles.ts';

export interface DetailLayoutProps extends RootProps<HTMLDivElement> {
  /** What is written: a description. */
  children: ReactNode;
  /** What is set: the properties. It stands beside the text where there is room for both, else below it. */
  aside: ReactNode;
  /** Names what is set, for assistive technology. */
  asideLabel: string;
  /** What comes after the text: comments, activity. */
  later?: ReactNode;
}

/** Lays out a record: what is written in the wide column, what is set in the narrow one. */
export function DetailLayout({ children, aside, asideLabel, later, ...rootProps }: DetailLayoutProps) {
  return (
    <Root {...rootProps}>
      <div className="columns">
        <div className="written">{children}</div>
        <section className="set" aria-label={asideLabel}>
          {aside}
        </section>
        {later !== undefined && <div className="later">{later}</div>}
      </div>
    </Root>
  );
}
