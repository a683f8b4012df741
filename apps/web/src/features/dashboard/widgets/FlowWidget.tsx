import { dashboard, type ResponseOf } from '@bureau/contract';
import { ColumnChart } from '@bureau/ui/charts';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../../api/useQuery.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { WidgetState } from './WidgetState.tsx';

type Flow = ResponseOf<typeof dashboard.flow>;

const toFigure = ({ count, route }: Flow['created']) => ({ value: count, href: route });

/** Compares how many tasks came and how many were done in each part of the period. */
export function FlowWidget({ period }: WidgetProps) {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const query = useRequest<Flow>(dashboard.flow, { query: { period: `${period}` } }, { keepsPrevious: true });

  const summarise = ({ created, completed }: Flow) => {
    const write = (count: number) => count.toLocaleString(i18n.language);
    const difference = created.count - completed.count;
    const key = difference > 0 ? 'more_created' : difference < 0 ? 'more_completed' : 'balanced';
    return t(`dashboard.flow.${key}`, {
      days: period,
      created: write(created.count),
      completed: write(completed.count),
    });
  };
  const labelOf = ({ from, to }: Flow['parts'][number]) =>
    from === to ? formats.date(from) : `${formats.date(from)} – ${formats.date(to)}`;

  return (
    <WidgetState query={query}>
      {(flow) => (
        <ColumnChart
          label={t('dashboard.widgets.task_flow')}
          summary={summarise(flow)}
          pointsLabel={t('dashboard.period.label')}
          series={[
            { id: 'created', label: t('dashboard.flow.created'), sum: toFigure(flow.created) },
            { id: 'completed', label: t('dashboard.flow.completed'), sum: toFigure(flow.completed) },
          ]}
          points={flow.parts.map((part) => ({
            id: part.from,
            label: labelOf(part),
            values: [toFigure(part.created), toFigure(part.completed)],
          }))}
        />
      )}
    </WidgetState>
  );
}
