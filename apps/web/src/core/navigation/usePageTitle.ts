import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../settings/settings.ts';

/** Names the page and the company in the window's title; without a page the company alone (docs/product.md §2). */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation();
  const { company_short_name: company } = useSettings();
  useEffect(() => {
    document.title = page === undefined ? company : t('app.title', { page, company });
  }, [company, page, t]);
}
