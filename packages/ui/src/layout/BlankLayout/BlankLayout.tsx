import { type ReactNode, type Ref, useState } from 'react';
import { Drawers } from './parts/Drawers.tsx';
import { Column, Image, Main, Picture, Root } from './BlankLayout.styles.ts';

export interface BlankLayoutProps {
  /** The page. */
  children: ReactNode;
  /** The address of a picture that fills the rest of a wide screen; a drawing of its own when it cannot be had (docs/product.md §7). */
  backgroundImage?: string;
  /** The footer: a Footer. */
  footer?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Lays out a page that needs no sign-in: one column, and beside it a picture where there is room. */
export function BlankLayout({ children, backgroundImage, footer, className, ref }: BlankLayoutProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <Root ref={ref} className={className}>
      <Column>
        <Main>{children}</Main>
        {footer}
      </Column>
      <Picture>
        {backgroundImage === undefined || backgroundImage === missing ? (
          <Drawers />
        ) : (
          <Image src={backgroundImage} alt="" loading="lazy" onError={() => setMissing(backgroundImage)} />
        )}
      </Picture>
    </Root>
  );
}
