import type { BreadcrumbItem } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../core/navigation/pageName.tsx';
import { pageTitleOf } from '../../core/navigation/pageTitle.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { iconOf } from '../../core/icons.tsx';
import { useRouteHandle } from '../useRouteHandle.ts';

/**
 * Returns the breadcrumb from Home to the open page (docs/product.md §2): the feature and the page, as far as they ask to be shown. The page of
 * a record is called as the record is.
 * The page itself is no link, since its address may hold parameters, nor is what the user may not open.
 */
export function useBreadcrumb(): readonly BreadcrumbItem[] {
  const { t } = useTranslation();
  const handle = useRouteHandle();
  const name = usePageName();
  const canOpen = useCanOpen();
  const items: BreadcrumbItem[] = [{ label: t('breadcrumbs.home'), href: '/dashboard' }];
  if (!handle) return items;
  const { feature, page } = handle;
  if (feature.pages[0]?.isInBreadcrumb)
    items.push({
      label: t(feature.titleKey),
      icon: iconOf(feature.icon),
      ...(canOpen(`/${feature.path}`) && { href: `/${feature.path}` }),
    });
  if (page.path && page.isInBreadcrumb) items.push({ label: name ?? pageTitleOf(t, handle) });
  return items;
}
