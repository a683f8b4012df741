import { canAccess } from '@bureau/contract';
import { useCallback } from 'react';
import { useAccessUser } from '../account/account.ts';
import { findPage } from './findPage.ts';
import { useShell } from './ShellContext.ts';

/**
 * Returns a function that checks whether an address inside the application has a page that the signed-in user may open: nothing links to a
 * page that does not exist yet or is not theirs (docs/product.md §2).
 */
export function useCanOpen(): (address: string) => boolean {
  const user = useAccessUser();
  const { gatedFeatures } = useShell();
  return useCallback(
    (address) => {
      const found = findPage(gatedFeatures, address);
      return found !== undefined && canAccess(user, found.page.access ?? found.feature.access);
    },
    [gatedFeatures, user],
  );
}
