import { Button, EmptyState } from '@bureau/ui';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that a page crashed. The rest of the application still works. */
export function CrashState({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => reportError(error), [error]);
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={t('state.crashed.title')}
      isPageTitle
      description={t('state.crashed.message')}
      action={<Button onPress={() => window.location.reload()}>{t('state.crashed.reload')}</Button>}
    />
  );
}
