import type { GridKey } from './gridKeys.ts';

/** What a key does with a row of a treegrid in the column of its name. */
export type TreeStep = 'expand' | 'collapse' | 'parent';

/** Returns what a key does with a row of a treegrid, or `undefined` when it is no key of a tree. `isExpanded` is undefined where there is nothing below. */
export function stepInTree(
  { key, isRightToLeft }: Omit<GridKey, 'hasCtrl'>,
  isExpanded: boolean | undefined,
): TreeStep | undefined {
  const [forwards, backwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forwards && isExpanded === false) return 'expand';
  if (key !== backwards) return undefined;
  return isExpanded === true ? 'collapse' : 'parent';
}
