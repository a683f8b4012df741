import { canAccess } from '@bureau/contract';
import { useCallback } from 'react';
import { useAccessUser } from './account.ts';
import { findPage, gatedFeatures } from './features.ts';

/**
 * Gives the function that tells whether an address inside the application has a page, and whether the signed-in user may open it:
 * nothing leads to what has none yet, or is not theirs (docs/product.md §2).
 */
export function useCanOpen(): (address: string) => boolean {
  const user = useAccessUser();
  return useCallback(
    (address) => {
      const found = findPage(gatedFeatures, address);
      return found !== undefined && canAccess(user, found.page.access ?? found.feature.access);
    },
    [user],
  );
}
