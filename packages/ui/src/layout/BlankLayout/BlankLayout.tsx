import type { ReactNode } from 'react';
import { Drawers } from './parts/Drawers.tsx';
import { usePicture } from '../../primitives/picture/usePicture.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Column, Image, Main, Picture, Root } from './BlankLayout.styles.ts';

export interface BlankLayoutProps extends RootProps<HTMLDivElement> {
  /** The page. */
  children: ReactNode;
  /** The address of a picture that fills the rest of a wide screen; a drawing of its own when it cannot be had (docs/product.md §7). */
  backgroundImage?: string;
  /** The footer: a Footer. */
  footer?: ReactNode;
}

/** Lays out a page that needs no sign-in: one column, and beside it a picture where there is room. */
export function BlankLayout({ children, backgroundImage, footer, ...rootProps }: BlankLayoutProps) {
  const { isShown, imageProps } = usePicture(backgroundImage);
  return (
    <Root {...rootProps}>
      <Column>
        <Main>{children}</Main>
        {footer}
      </Column>
      <Picture>{isShown ? <Image alt="" loading="lazy" {...imageProps} /> : <Drawers />}</Picture>
    </Root>
  );
}
