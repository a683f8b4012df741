import type { ReactNode, Ref } from 'react';
import { Drawers } from './parts/Drawers.tsx';
import { Column, Main, Picture, Root } from './BlankLayout.styles.ts';

export interface BlankLayoutProps {
  /** Gives the page. */
  children: ReactNode;
  /** Gives the address of a picture that fills the rest of a wide screen; a drawing of its own when not given (docs/product.md §7). */
  backgroundImage?: string;
  /** Gives the footer: a Footer. */
  footer?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Lays out a page that needs no sign-in: one column, and beside it a picture where there is room. */
export function BlankLayout({ children, backgroundImage, footer, className, ref }: BlankLayoutProps) {
  return (
    <Root ref={ref} className={className}>
      <Column>
        <Main>{children}</Main>
        {footer}
      </Column>
      {backgroundImage === undefined ? (
        <Picture>
          <Drawers />
        </Picture>
      ) : (
        <Picture style={{ '--blank-layout-picture': `url(${JSON.stringify(backgroundImage)})` }} />
      )}
    </Root>
  );
}
