import { Alert, ButtonLink, ErrorState } from '@bureau/ui';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '../../core/navigation/OpenRecordContext.ts';
import { Notice } from './RecordNotFound.styles.ts';

/** Shows that there is no such record, or none that the user may see. `path` is the address of the list. */
export function RecordNotFound({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const isAlone = useOpenRecord() === null;
  return (
    <ErrorState
      tone="neutral"
      icon={<SearchX />}
      title={t('record.not_found.title')}
      isPageTitle
      description={t('record.not_found.message')}
      action={isAlone ? <ButtonLink href={path}>{t('state.not_found.action')}</ButtonLink> : undefined}
    />
  );
}

/** Warns above a record that it is no longer there, where somebody has typed into it what cannot be saved any more. */
export function RecordGone() {
  const { t } = useTranslation();
  return (
    <Notice>
      <Alert tone="danger" isAssertive title={t('record.not_found.title')}>
        {t('record.not_found.message')} {t('record.not_found.unsaved')}
      </Alert>
    </Notice>
  );
}
