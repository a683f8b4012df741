import { ButtonLink, EmptyState } from '@bureau/ui';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that there is no such task, or none that the user may see. */
export function TaskNotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('tasks.not_found.title')}
      isPageTitle
      description={t('tasks.not_found.message')}
      action={<ButtonLink href="/tasks">{t('state.not_found.action')}</ButtonLink>}
    />
  );
}
