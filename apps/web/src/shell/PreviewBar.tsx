import { Alert, Button } from '@bureau/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../core/account/account.ts';
import { useServices } from '../core/services/ServicesContext.ts';
import { loadPage, previewName } from '../core/session/preview.ts';

/** Shows on every page the role as which an administrator previews it, and ends the preview. On each page, and once a call is refused, it is asked whether the role is still there. */
export function PreviewBar() {
  const { t } = useTranslation();
  const { listenToErrors, tabStore } = useServices();
  const { retry } = useAccount();
  const { pathname } = useLocation();
  const [roleId = '', ...role] = (tabStore.get(previewName) ?? '').split('/');
  const ask = useEffectEvent(retry);
  useEffect(() => ask(), [pathname]);
  useEffect(
    () =>
      listenToErrors(({ status }) => {
        if (status === 403) ask();
      }),
    [listenToErrors],
  );
  return (
    <Alert
      tone="warning"
      action={
        <Button
          size="small"
          onPress={() => {
            tabStore.remove(previewName);
            loadPage(`/roles/detail/${roleId}`);
          }}
        >
          {t('shell.preview.end')}
        </Button>
      }
    >
      {t('shell.preview', { role: role.join('/') })}
    </Alert>
  );
}
