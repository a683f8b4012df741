import type { BreadcrumbItem } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { iconOf } from '../icons.tsx';
import { useRouteHandle } from '../useRouteHandle.ts';

/**
 * Returns the breadcrumb from Home to the open page (docs/product.md §2): the feature and the page, as far as they ask to be shown.
 * The page itself is no link, since its address may hold parameters.
 */
export function useBreadcrumb(): readonly BreadcrumbItem[] {
  const { t } = useTranslation();
  const handle = useRouteHandle();
  const items: BreadcrumbItem[] = [{ text: t('breadcrumbs.home'), href: '/dashboard' }];
  if (!handle) return items;
  const { feature, page } = handle;
  if (feature.pages[0]?.isInBreadcrumb)
    items.push({ text: t(feature.titleKey), icon: iconOf(feature.icon), href: `/${feature.path}` });
  if (page.path && page.isInBreadcrumb) items.push({ text: t(page.titleKey) });
  return items;
}
