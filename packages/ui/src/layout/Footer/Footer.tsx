import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { useToday } from '../../provider/zone/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './Footer.styles.ts';

export interface FooterProps extends RootProps<HTMLElement> {
  /** Names the company. */
  company: string;
  /** The address of the company's website. */
  website?: string;
  /** Sets the year that is shown. Defaults to the current one. */
  year?: number;
  /** What stands at the end. */
  children?: ReactNode;
}

/** Shows the year and the company (docs/product.md §2). */
export function Footer({ company, website, year, children, ...rootProps }: FooterProps) {
  const t = useUiMessages();
  const [thisYear] = useToday().split('-');
  return (
    <Root {...rootProps}>
      <span>
        {t('ui.footer.copyright', { year: String(year ?? thisYear) })}{' '}
        {website === undefined ? (
          company
        ) : (
          <Link href={website} variant="quiet" isExternal>
            {company}
          </Link>
        )}
      </span>
      {children}
    </Root>
  );
}
