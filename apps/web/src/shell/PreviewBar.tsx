import { Alert, Button } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../core/services/ServicesContext.ts';
import { loadPage, previewName } from '../core/session/preview.ts';

/** Says on every page as which role an administrator sees it, and ends that. */
export function PreviewBar() {
  const { t } = useTranslation();
  const { tabStore } = useServices();
  const [roleId = '', ...role] = (tabStore.get(previewName) ?? '').split('/');
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
