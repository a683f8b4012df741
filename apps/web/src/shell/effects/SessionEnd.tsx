import { toasts } from '@bureau/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../core/services/ServicesContext.ts';

/** Shows that the session has expired (docs/product.md §8). Other ends are silent, or were asked for. */
export function SessionEnd() {
  const { session } = useServices();
  const { t } = useTranslation();
  useEffect(() => {
    if (session.ending().reason !== 'expired') return undefined;
    const toast = toasts.show({
      tone: 'info',
      title: t('shell.session.expired.title'),
      message: t('shell.session.expired.message'),
    });
    return () => toasts.dismiss(toast);
  }, [session, t]);
  return null;
}
