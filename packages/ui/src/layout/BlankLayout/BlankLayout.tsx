import type { ReactNode, Ref } from 'react';
import { Column, Main, Picture, Root } from './BlankLayout.styles.ts';

export interface BlankLayoutProps {
  /** Gives the page. */
  children: ReactNode;
  /** Gives the address of a picture that fills the rest of a wide screen (docs/product.md §2). */
  backgroundImage?: string;
  /** Gives the footer: a Footer. */
  footer?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Lays out a page that needs no sign-in: one column, and beside it a picture where there is room. */
export function BlankLayout({ children, backgroundImage, footer, className, ref }: BlankLayoutProps) {
  const hasPicture = backgroundImage !== undefined;
  return (
    <Root ref={ref} className={className} data-picture={hasPicture || undefined}>
      <Column>
        <Main>{children}</Main>
        {footer}
      </Column>
      {hasPicture && (
        <Picture style={{ '--blank-layout-picture': `url(${JSON.stringify(backgroundImage)})` }} />
      )}
    </Root>
  );
}
