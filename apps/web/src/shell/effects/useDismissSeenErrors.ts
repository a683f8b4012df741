import { type Toast, toasts } from '@bureau/ui';
import { useEffect, useRef } from 'react';

const isError = ({ action, isLasting, tone }: Toast) => tone === 'danger' && !action && !isLasting;

/**
 * Takes away what failed on a page that was left. It outlives one change of the page, which it may have come with; the next one shows that it was seen. What
 * offers something to do stays.
 */
export function useDismissSeenErrors(pathname: string): void {
  const last = useRef({ pathname, seen: new Set<string>() });
  useEffect(() => {
    const { pathname: before, seen } = last.current;
    if (before === pathname) return;
    const errors = toasts.getSnapshot().filter(isError);
    // the same error once more is another one
    const nameOf = ({ id, count }: Toast) => `${id}/${count}`;
    for (const error of errors) if (seen.has(nameOf(error))) toasts.dismiss(error.id);
    last.current = { pathname, seen: new Set(errors.map(nameOf)) };
  }, [pathname]);
}
