import { useState, type ReactNode, type Ref } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Root } from './Footer.styles.ts';

export interface FooterProps {
  /** Names the company. */
  company: string;
  /** The address of the company's website. */
  website?: string;
  /** Sets the year that is shown. Defaults to the current one. */
  year?: number;
  /** What stands at the end. */
  children?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Shows the year and the company (docs/product.md §2). */
export function Footer({ company, website, year, children, className, ref }: FooterProps) {
  const t = useUiMessages();
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <Root ref={ref} className={className}>
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
