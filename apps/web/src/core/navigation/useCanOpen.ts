import { type AccessUser, canAccess, type LoginUser } from '@bureau/contract';
import { useCallback } from 'react';
import { useAccessUser } from '../account/account.ts';
import type { RouteHandle } from './feature.ts';
import { findPage } from './findPage.ts';
import { useShell } from './ShellContext.ts';

/** Returns whether a user may open a page. */
export const canOpenPage = (
  user: AccessUser & Pick<LoginUser, 'is_external'>,
  { feature, page }: Pick<RouteHandle, 'feature' | 'page'>,
): boolean =>
  canAccess(user, page.access ?? feature.access) &&
  !(feature.isForStaff === true && user.is_external === true);

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
      return found !== undefined && canOpenPage(user, found);
    },
    [gatedFeatures, user],
  );
}
