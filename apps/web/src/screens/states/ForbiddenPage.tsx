import { ButtonLink, ErrorState, Link, Stack } from '@bureau/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../core/account/account.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { previewName } from '../../core/session/preview.ts';

/** Shows that the user's role does not include the page, and links to what it includes. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  const id = useAccount().data?.loginUser.id;
  const { pathname } = useLocation();
  // the profile tells of the person, not of the role that is looked at
  const isPreview = useServices().tabStore.get(previewName) !== null;
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
          {id !== undefined && !isPreview && (
            <Link href={`/users/profile/${id}?tab=permissions&page=${encodeURIComponent(pathname)}`}>
              {t('state.forbidden.reason')}
            </Link>
          )}
        </Stack>
      }
    />
  );
}
