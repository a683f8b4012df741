import { type Project, projects } from '@bureau/contract';
import { PlainText, Section, Skeleton, Stack, Stats } from '@bureau/ui';
import { LineChart } from '@bureau/ui/charts';
import { currencyDigits, formatDuration, formatMoney } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import * as styles from './ProjectFinance.styles.ts';

/** Shows what the work on a project is worth, by the hours and their rates, against its budget. */
export function ProjectFinance({ project }: { readonly project: Pick<Project, 'currency' | 'id'> }) {
  const { t, i18n } = useTranslation();
  const { data, error, retry } = useQuery(projects.finance, { params: { id: project.id } });
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  const { currency } = project;
  const write = (minor: number, of = currency) => formatMoney({ minor, currency: of }, i18n.language);
  const { budget, estimate, left, months, worth } = data;
  const worths = worth.length > 0 ? worth : [{ amount: 0, currency }];
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const own = worth.find((one) => one.currency === currency)?.amount ?? 0;

  const summarise = () => {
    if (budget === null || left === null) return t('projects.finance.no_budget', { worth: write(own) });
    const values = {
      worth: write(own),
      budget: write(budget.amount),
      share: share.format(budget.amount === 0 ? 0 : own / budget.amount),
    };
    return t(left.amount < 0 ? 'projects.finance.exceeded' : 'projects.finance.within', values);
  };

  return (
    <Stack gap={6}>
      <Stats
        entries={[
          {
            id: 'budget',
            label: t('projects.fields.budget'),
            value: budget === null ? t('fields.none') : write(budget.amount),
          },
          ...worths.map((one) => ({
            id: `worth-${one.currency}`,
            label: t('projects.finance.worth'),
            value: write(one.amount, one.currency),
          })),
          ...(left === null
            ? []
            : [
                {
                  id: 'left',
                  label: t(left.amount < 0 ? 'projects.finance.over' : 'projects.finance.left'),
                  value: write(Math.abs(left.amount)),
                  ...(left.amount < 0 && { tone: 'danger' as const }),
                },
              ]),
          ...(estimate === null
            ? []
            : [{ id: 'estimate', label: t('projects.finance.estimate'), value: write(estimate.amount) }]),
          {
            id: 'billable',
            label: t('projects.time.billable'),
            value: formatDuration(data.billable_minutes),
            href: `/timesheet?filter[project_id]=${project.id}&filter[is_billable]=yes`,
          },
        ]}
      />
      {data.unrated_minutes > 0 && (
        <PlainText isMuted>
          {t('projects.finance.unrated', { time: formatDuration(data.unrated_minutes) })}
        </PlainText>
      )}
      <Section title={t('projects.finance.history')}>
        <styles.ChartBox>
          <LineChart
            label={`${t('projects.finance.history')}: ${currency}`}
            summary={summarise()}
            pointsLabel={t('projects.finance.month')}
            formatValue={write}
            unit={10 ** currencyDigits(currency)}
            series={[
              { id: 'worth', label: t('projects.finance.worth'), tone: 'accent' },
              ...(budget === null
                ? []
                : [{ id: 'budget', label: t('projects.fields.budget'), isReference: true }]),
            ]}
            points={months.map((one) => ({
              id: one.month,
              label: month.format(new Date(one.month)),
              values: [{ value: one.worth }, ...(budget === null ? [] : [{ value: budget.amount }])],
            }))}
          />
        </styles.ChartBox>
      </Section>
    </Stack>
  );
}
