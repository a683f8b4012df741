import { Button, ErrorState } from '@bureau/ui';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../core/services/ServicesContext.ts';

/** Shows that the server is out of reach. It goes away by itself when the server is back. */
export function DownState({ isPageTitle = false }: { readonly isPageTitle?: boolean }) {
  const { connection } = useServices();
  const { t } = useTranslation();
  const [isChecking, setChecking] = useState(false);
  const isOffline = !navigator.onLine;

  async function check() {
    setChecking(true);
    await connection.check();
    setChecking(false);
  }

  return (
    <ErrorState
      tone="warning"
      icon={<CloudOff />}
      title={t(isOffline ? 'state.offline.title' : 'state.down.title')}
      isPageTitle={isPageTitle}
      description={t(isOffline ? 'state.offline.message' : 'state.down.message')}
      action={
        <Button isPending={isChecking} onPress={() => void check()}>
          {t('state.down.retry')}
        </Button>
      }
    />
  );
}
