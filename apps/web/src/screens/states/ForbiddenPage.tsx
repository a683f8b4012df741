import { ButtonLink, ErrorState, Link, Stack } from '@bureau/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';

/** Says that the user's role does not include the page, and leads to what it includes. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  const { id } = useUser();
  return (
    <ErrorState
      tone="neutral"
      icon={<Lock />}
      title={t('state.forbidden.title')}
      isPageTitle
      description={t('state.forbidden.message')}
      action={
        <Stack gap={3} align="center">
          <ButtonLink href="/dashboard">{t('state.forbidden.action')}</ButtonLink>
          <Link href={`/users/profile/${id}?tab=permissions`}>{t('state.forbidden.reason')}</Link>
        </Stack>
      }
    />
  );
}
