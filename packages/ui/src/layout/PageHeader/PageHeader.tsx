import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components';
import type { RootProps } from '../../primitives/root/index.ts';
import { Actions, Count, Root, Row, Title } from './PageHeader.styles.ts';

export interface PageHeaderProps extends RootProps<HTMLDivElement> {
  /** Names the page, in its only `h1`. */
  title: ReactNode;
  /** Whether the title is the heading of the page; where something else is, as what is open beside a list, it is an `h2`. Defaults to true. */
  isPageTitle?: boolean;
  /** Counts what the page lists. */
  count?: number;
  /** What can be done with the page as a whole, the primary action last. */
  actions?: ReactNode;
  /** What stands below: search and filters. */
  children?: ReactNode;
  /** Reaches the heading, which can take the focus when the route changes. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Shows what a page is about and what can be done with it. */
export function PageHeader({
  title,
  isPageTitle = true,
  count,
  actions,
  children,
  headingRef,
  ...rootProps
}: PageHeaderProps) {
  const { locale } = useLocale();
  return (
    <Root {...rootProps}>
      <Row>
        <Title as={isPageTitle ? 'h1' : 'h2'} ref={headingRef} tabIndex={-1}>
          {title}
          {count !== undefined && <Count>{count.toLocaleString(locale)}</Count>}
        </Title>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Row>
      {children}
    </Root>
  );
}
