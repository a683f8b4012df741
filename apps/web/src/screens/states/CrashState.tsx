import { Button, ErrorState } from '@bureau/ui';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface PartCrashProps {
  readonly error: unknown;
  /** Renders the part again. */
  readonly onRetry: () => void;
}

/** Shows that a part of a page crashed. The rest of the page still works. */
export function PartCrash({ error, onRetry }: PartCrashProps) {
  const { t } = useTranslation();
  useEffect(() => reportError(error), [error]);
  return (
    <ErrorState
      icon={<TriangleAlert />}
      title={t('state.part_crashed.title')}
      description={t('state.part_crashed.message')}
      action={<Button onPress={onRetry}>{t('state.failed.retry')}</Button>}
    />
  );
}

/** Shows that a page crashed. The rest of the application still works. */
export function CrashState({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => reportError(error), [error]);
  return (
    <ErrorState
      icon={<TriangleAlert />}
      title={t('state.crashed.title')}
      isPageTitle
      description={t('state.crashed.message')}
      action={<Button onPress={() => window.location.reload()}>{t('state.crashed.reload')}</Button>}
    />
  );
}
