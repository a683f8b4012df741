import { type ReactNode, useEffect, useRef } from 'react';
import { Anchor } from '../../primitives/Anchor/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Content, List, Root } from './SideNav.styles.ts';

/** Describes a page that a SideNav leads to. */
export interface SideNavItem {
  /** Names the page. */
  readonly label: string;
  /** The address; inside the application `BureauProvider`'s `navigate` follows it. */
  readonly href: string;
  /** Shows an icon before the label, 16 pixels wide. */
  readonly icon?: ReactNode;
}

export interface SideNavProps extends RootProps<HTMLDivElement> {
  /** Names the landmark of the links. */
  label: string;
  /** Lists the pages, in order. */
  items: readonly SideNavItem[];
  /** The address of the page that is shown; it is marked among the links. */
  currentHref: string;
  /** The page that is shown. */
  children: ReactNode;
}

/**
 * Shows one of several pages that belong together, such as those of the settings, and the links to all of them: beside it, or above it in one line that scrolls
 * where there is no room beside.
 */
export function SideNav({ label, items, currentHref, children, ...rootProps }: SideNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentHref]);
  return (
    <Root {...rootProps}>
      <div className="frame">
        <nav aria-label={label}>
          <List ref={list}>
            {items.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} aria-current={item.href === currentHref ? 'page' : undefined}>
                  {item.icon}
                  {item.label}
                </Anchor>
              </li>
            ))}
          </List>
        </nav>
        <Content>{children}</Content>
      </div>
    </Root>
  );
}
