import { useLayoutEffect } from 'react';
import { useMediaQuery } from '../../provider/media/index.ts';

/** Keeps the class `body-small` on the body of a page that is narrower than 769 pixels (docs/product.md §9). */
export function useBodySize(): void {
  const isSmall = useMediaQuery('(width < 769px)');
  useLayoutEffect(() => {
    document.body.classList.toggle('body-small', isSmall);
    return () => document.body.classList.remove('body-small');
  }, [isSmall]);
}
