import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import { Content, Root, Tools, Views } from './ListLayout.styles.ts';

export interface ListLayoutProps extends RootProps<HTMLDivElement> {
  /** The head of the page: a PageHeader. */
  header: ReactNode;
  /** The saved views of the list: ViewTabs. */
  views?: ReactNode;
  /** What narrows the list: a SearchInput and a FilterBar. */
  tools?: ReactNode;
  /** The list itself; it takes what height is left, from edge to edge. */
  children: ReactNode;
}

/** Lays out a page that shows one long list: its head, its views, what narrows it, and the list in the rest of the window. */
export function ListLayout({ header, views, tools, children, ...rootProps }: ListLayoutProps) {
  return (
    <Root {...rootProps}>
      {header}
      {views !== undefined && <Views>{views}</Views>}
      {tools !== undefined && <Tools>{tools}</Tools>}
      <Content>{children}</Content>
    </Root>
  );
}
