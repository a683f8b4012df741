import { ButtonLink, EmptyState } from '@bureau/ui';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that there is no such record, or none that the user may see. `path` is the address of the list. */
export function RecordNotFound({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('record.not_found.title')}
      isPageTitle
      description={t('record.not_found.message')}
      action={<ButtonLink href={path}>{t('state.not_found.action')}</ButtonLink>}
    />
  );
}
