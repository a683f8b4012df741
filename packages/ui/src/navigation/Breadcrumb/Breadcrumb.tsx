import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Divider, Item, List, Step, Text } from './Breadcrumb.styles.ts';

/** Describes one step of the way to a page. */
export interface BreadcrumbItem {
  /** Names the page. */
  readonly label: string;
  /** The page's address; the last step needs none. */
  readonly href?: string;
  /** Shows an icon before the label. */
  readonly icon?: ReactNode;
}

export interface BreadcrumbProps extends RootProps<HTMLElement> {
  /** The steps from the root, Home, to the page that is shown (docs/product.md §2). */
  items: readonly BreadcrumbItem[];
  /** Names the landmark. Defaults to "Breadcrumb". */
  label?: string;
}

/** Shows where the page is, and leads back up. Narrow screens show the last two steps, phones the way back alone. */
export function Breadcrumb({ items, label, ...rootProps }: BreadcrumbProps) {
  const t = useUiMessages();
  return (
    <nav {...rootProps} aria-label={label ?? t('ui.breadcrumb.label')}>
      <List>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          const content = (
            <>
              {item.icon}
              <Text>{item.label}</Text>
            </>
          );
          return (
            <Item key={item.href ?? item.label}>
              {index > 0 && (
                <Divider aria-hidden>
                  <ChevronRight />
                </Divider>
              )}
              {item.href === undefined || isLast ? (
                <Step aria-current={isLast ? 'page' : undefined}>{content}</Step>
              ) : (
                <Step as={Link} href={item.href} variant="quiet">
                  {content}
                </Step>
              )}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
