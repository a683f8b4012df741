import { dashboard } from '@bureau/contract';
import { EmptyState, Figures, PageHeader, Section } from '@bureau/ui';
import { LayoutDashboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useUser } from '../../app/account.ts';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { LoadFailure } from '../../screens/LoadFailure.tsx';
import { taskFigures } from './taskFigures.ts';

/** Shows figures of the user's work, each of which leads to what it counts. */
export function DashboardPage() {
  const { t } = useTranslation();
  const user = useUser();
  const { data, error, retry } = useQuery(dashboard.one);

  return (
    <>
      <PageHeader title={t('dashboard.greeting', { name: user.firstname })} />
      {data?.tasks === null ? (
        <EmptyState
          icon={<LayoutDashboard />}
          title={t('dashboard.empty.title')}
          description={t('dashboard.empty.message')}
        />
      ) : error && !data ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Section title={t('dashboard.tasks.title')}>
          <ErrorBoundary isPart>
            <Figures
              entries={taskFigures(user.id, data?.today).map(({ id, href, tone }) => ({
                id,
                href,
                label: t(`dashboard.tasks.${id}`),
                value: data?.tasks?.[id],
                ...(tone && { tone }),
              }))}
            />
          </ErrorBoundary>
        </Section>
      )}
    </>
  );
}
