import { toasts } from '@bureau/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from './ServicesContext.ts';

const warningMinutes = 2;
const warningTime = warningMinutes * 60_000;
const longestTimer = 2_147_483_647;

/** Warns before the time of the session is over. */
export function SessionWarning() {
  const { t } = useTranslation();
  const expiresAt = useSession()?.expiresAt;

  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const left = expiresAt - Date.now() - warningTime;
    if (left <= 0 || left > longestTimer) return undefined;
    let toast: string | undefined;
    const timer = setTimeout(() => {
      toast = toasts.show({
        tone: 'warning',
        title: t('shell.session.expires_soon.title', { minutes: warningMinutes }),
        message: t('shell.session.expires_soon.message'),
      });
    }, left);
    return () => {
      clearTimeout(timer);
      if (toast !== undefined) toasts.dismiss(toast);
    };
  }, [expiresAt, t]);

  return null;
}
