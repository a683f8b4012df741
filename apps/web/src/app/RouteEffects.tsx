import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from './usePageTitle.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/**
 * Does what every change of the route asks for: names the page in the window's title, scrolls to the top and moves the
 * focus to the page's heading, so that it is spoken (docs/product.md §2).
 */
export function RouteEffects() {
  const { t } = useTranslation();
  const handle = useRouteHandle();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  usePageTitle(handle && t(handle.page.titleKey));

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
