import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { focusHeading, keepFocusUntilInput } from '../../core/navigation/focusHeading.ts';
import { useShell } from '../../core/navigation/ShellContext.ts';
import { usePageName } from '../../core/navigation/pageName.tsx';
import { pageTitleOf } from '../../core/navigation/pageTitle.ts';
import { usePageTitle } from '../../core/navigation/usePageTitle.ts';
import { useRouteHandle } from '../useRouteHandle.ts';
import { useDismissSeenErrors } from './useDismissSeenErrors.ts';

/**
 * Does what every change of the route asks for: names the page in the window's title, scrolls to the top and moves the
 * focus to the page's heading, so that it is spoken (docs/product.md §2). A form that begins in its first field keeps it.
 */
export function RouteEffects() {
  const { t } = useTranslation();
  const handle = useRouteHandle();
  const { pathname } = useLocation();
  // what had the focus when somebody signed in is gone
  const shownPath = useRef(useShell().hasShownPublicPage ? undefined : pathname);
  const name = usePageName();
  useDismissSeenErrors(pathname);
  usePageTitle(name ?? (handle && pageTitleOf(t, handle)));

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    if (hasPageFocus()) return undefined;
    focusHeading();
    return keepFocusUntilInput();
  }, [pathname]);

  return null;
}

/**
 * Returns whether the page that is shown now has the focus: it took it to where its work begins, or the list has it from which a record was
 * opened by a pointer. Whoever opened it by a key goes on in the record.
 */
function hasPageFocus(): boolean {
  const focused = document.activeElement;
  // a heading is replaced once its record has come
  if (!focused?.closest('main') || focused.matches('h1')) return false;
  return !focused.closest('[data-split] > [data-stays]') || !focused.matches(':focus-visible');
}
