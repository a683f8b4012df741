import { knowledgebase, type RecordOf, type ResponseOf } from '@bureau/contract';
import { Badge, Button, ConfirmDialog, PlainText, Section, Skeleton, Text, toasts } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRequest } from '../../api/useQuery.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import * as styles from './ArticleVersions.styles.ts';
import { VersionDialog } from './VersionDialog.tsx';

const step = 20;

interface ArticleVersionsProps {
  readonly article: Pick<RecordOf<typeof knowledgebase>, 'id' | 'version'>;
}

type Version = ResponseOf<typeof knowledgebase.versions>['data'][number];

/** Lists the versions of an article to those who may edit it, and lets them compare and restore one; nobody else sees anything. */
export function ArticleVersions({ article }: ArticleVersionsProps) {
  return useCan(knowledgebase.versions.rule) ? <Versions article={article} /> : null;
}

function Versions({ article: { id, version: recordVersion } }: ArticleVersionsProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(step);
  const [compared, setCompared] = useState<number>();
  const [restored, setRestored] = useState<{ readonly version: number; readonly isOpen: boolean }>();
  const { client } = useApi();
  const { all, store } = useRecordCache(knowledgebase);
  const write = useWrite();
  const { data, error, retry } = useRequest<ResponseOf<typeof knowledgebase.versions>>(
    knowledgebase.versions,
    {
      params: { id },
      query: { per_page: count },
      isBackground: true,
    },
    { keepsPrevious: 'more' },
  );

  async function restore(version: number) {
    const params = { id, version: String(version) };
    const request = () => client.call(knowledgebase.restore, { params, body: { version: recordVersion } });
    await write(request, { store, invalidates: all });
    toasts.show({ tone: 'success', message: t('knowledgebase.versions.restored') });
  }

  const [newest] = data?.data ?? [];
  const renderActions = ({ version, is_current: isCurrent }: Version) => (
    <styles.Actions>
      {(newest?.version ?? 1) > 1 && (
        <Button
          size="small"
          aria-label={t('knowledgebase.versions.compare', { version })}
          onPress={() => setCompared(version)}
        >
          {t('knowledgebase.versions.compare_short')}
        </Button>
      )}
      {!isCurrent && (
        <Button
          size="small"
          aria-label={t('knowledgebase.versions.restore_version', { version })}
          onPress={() => setRestored({ version, isOpen: true })}
        >
          {t('knowledgebase.versions.restore')}
        </Button>
      )}
    </styles.Actions>
  );

  return (
    <Section title={t('knowledgebase.versions.title')}>
      {data ? (
        <styles.List>
          {data.data.map((version) => (
            <li key={version.version}>
              <VersionLine version={version} />
              {renderActions(version)}
            </li>
          ))}
        </styles.List>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton />
      )}
      {data && data.meta.total > data.data.length && (
        <Button variant="ghost" size="small" onPress={() => setCount(count + step)}>
          {t('activity.more')}
        </Button>
      )}
      {newest && compared !== undefined && (
        <VersionDialog
          id={id}
          version={compared}
          current={newest.version}
          onOpenChange={() => setCompared(undefined)}
        />
      )}
      {restored && (
        <ConfirmDialog
          title={t('knowledgebase.versions.restore_version', { version: restored.version })}
          message={t('knowledgebase.versions.restore_message')}
          confirmLabel={t('knowledgebase.versions.restore')}
          isOpen={restored.isOpen}
          onOpenChange={(isOpen) => setRestored({ ...restored, isOpen })}
          onConfirm={async () => restore(restored.version)}
          getErrorMessage={(failure) => describeFailure(failure, t)}
        />
      )}
    </Section>
  );
}

function VersionLine({ version }: { readonly version: Version }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { author_firstname: firstname, author_lastname: lastname } = version;
  const name =
    firstname === null || lastname === null
      ? t('activity.somebody')
      : formatFullName({ firstname, lastname });
  return (
    <div>
      <styles.Head>
        <Text weight="medium">{t('knowledgebase.versions.version', { version: version.version })}</Text>
        {version.is_current && <Badge tone="neutral" label={t('knowledgebase.versions.current')} />}
      </styles.Head>
      <PlainText isMuted>
        {t('record.created_by', { date: formats.instant(version.created_at), name })}
      </PlainText>
    </div>
  );
}
