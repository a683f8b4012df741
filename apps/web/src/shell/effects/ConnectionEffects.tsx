import { toasts } from '@bureau/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useIsDown } from '../../core/services/ServicesContext.ts';
import { useToday } from '../../core/formats/useFormats.ts';

/**
 * Shows that the server is out of reach while a page is open, and reads everything again when it is back. It does so as well when another
 * day begins, since what is due today changes with it.
 */
export function ConnectionEffects() {
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const isDown = useIsDown();
  const wasDown = useRef(false);
  const today = useToday();
  const shownDay = useRef(today);

  useEffect(() => {
    if (!isDown) return undefined;
    const toast = toasts.show({
      tone: 'warning',
      isLasting: true,
      title: t(navigator.onLine ? 'state.down.toast.title' : 'state.offline.title'),
      message: t('state.down.toast.message'),
    });
    return () => toasts.dismiss(toast);
  }, [isDown, t]);

  useEffect(() => {
    if (wasDown.current && !isDown) {
      toasts.show({ tone: 'success', message: t('state.down.back') });
      void mutate(() => true);
    }
    wasDown.current = isDown;
  }, [isDown, mutate, t]);

  useEffect(() => {
    if (shownDay.current !== today) void mutate(() => true);
    shownDay.current = today;
  }, [mutate, today]);

  return null;
}
