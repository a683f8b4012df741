import { toasts } from '@bureau/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/services/ServicesContext.ts';

const minute = 60_000;
const warningTime = 2 * minute;
const maxTimerDelay = 2_147_483_647;

/** Warns before the time of the session is over. */
export function SessionWarning() {
  const { t } = useTranslation();
  const expiresAt = useSession()?.expiresAt;

  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let toast: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      const left = expiresAt - Date.now();
      clearTimeout(timer);
      if (left > warningTime) timer = setTimeout(watch, Math.min(left - warningTime, maxTimerDelay));
      else if (left > 0)
        toast ??= toasts.show({
          tone: 'warning',
          title: t('shell.session.expires_soon.title', { count: Math.ceil(left / minute) }),
          message: t('shell.session.expires_soon.message'),
        });
    };
    watch();
    // a machine that slept wakes with its timers late
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
      if (toast !== undefined) toasts.dismiss(toast);
    };
  }, [expiresAt, t]);

  return null;
}
