import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { Actions, Count, Root, Row, Title } from './PageHeader.styles.ts';

export interface PageHeaderProps {
  /** Names the page, in its only `h1`. */
  title: ReactNode;
  /** Counts what the page lists. */
  count?: number;
  /** What can be done with the page as a whole, the primary action last. */
  actions?: ReactNode;
  /** What stands below: search and filters. */
  children?: ReactNode;
  /** Reaches the heading, which can take the focus when the route changes. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Shows what a page is about and what can be done with it. */
export function PageHeader({ title, count, actions, children, headingRef, className, ref }: PageHeaderProps) {
  const { locale } = useLocale();
  return (
    <Root ref={ref} className={className}>
      <Row>
        <Title ref={headingRef} tabIndex={-1}>
          {title}
          {count !== undefined && <Count>{count.toLocaleString(locale)}</Count>}
        </Title>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Row>
      {children}
    </Root>
  );
}
