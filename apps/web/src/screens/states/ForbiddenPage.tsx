import { ButtonLink, ErrorState } from '@bureau/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that the user's role does not include the page. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  return (
    <ErrorState
      tone="neutral"
      icon={<Lock />}
      title={t('state.forbidden.title')}
      isPageTitle
      description={t('state.forbidden.message')}
      action={<ButtonLink href="/dashboard">{t('state.forbidden.action')}</ButtonLink>}
    />
  );
}
