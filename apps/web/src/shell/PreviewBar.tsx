import { Alert, Button } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../core/services/ServicesContext.ts';
import { forgetPreview, loadPage, type Preview } from '../core/session/preview.ts';

/** Says on every page as which role an administrator sees it, and ends that. */
export function PreviewBar({ role, roleId }: Preview) {
  const { t } = useTranslation();
  const { tabStore } = useServices();
  return (
    <Alert
      tone="warning"
      action={
        <Button
          size="small"
          onPress={() => {
            forgetPreview(tabStore);
            loadPage(`/roles/detail/${roleId}`);
          }}
        >
          {t('shell.preview.end')}
        </Button>
      }
    >
      {t('shell.preview', { role })}
    </Alert>
  );
}
