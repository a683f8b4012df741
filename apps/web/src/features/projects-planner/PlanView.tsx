import { type PlannedRow, planner, plannerLimits } from '@bureau/contract';
import { Alert, EmptyState, Skeleton, Stack } from '@bureau/ui';
import { Planner, type PlannerView, type PlannerZoom } from '@bureau/ui/planning';
import { CalendarRange } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useUser } from '../../core/account/account.ts';
import { useToday } from '../../core/formats/useFormats.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import type { Plan } from './plan.ts';
import { type PlanFilter, requestedFilter } from './planAddress.ts';
import { useDependencies } from './useDependencies.tsx';
import { usePlanItems } from './usePlanItems.tsx';
import { usePlanLinks } from './usePlanLinks.ts';
import { usePlanMoves } from './usePlanMoves.ts';

interface PlanViewProps {
  /** Names the plan for assistive technology. */
  readonly label: string;
  readonly filter: PlanFilter;
  readonly from: string;
  readonly to: string;
  readonly zoom: PlannerZoom | undefined;
  readonly onZoomChange: (zoom: PlannerZoom) => void;
  readonly view: PlannerView;
  readonly onViewChange: (view: PlannerView) => void;
  /** Shows more at the end of the planner's tools. */
  readonly renderActions?: (plan: Plan) => ReactNode;
  /** Replaces what is said where nothing is planned. */
  readonly emptyState?: ReactNode;
}

const noRows: readonly PlannedRow[] = [];

/** Keeps the zoom that was chosen last in this browser. */
const zoomName = 'planner.zoom';

/** Loads what is planned and shows it in a planner, in which it is moved. */
export function PlanView(props: PlanViewProps) {
  const { emptyState, filter, from, label, onViewChange, onZoomChange, renderActions, to, view } = props;
  const { t } = useTranslation();
  const { settings } = useUser();
  const today = useToday();
  const { browserStore } = useServices();
  const [initialZoom] = useState(() => browserStore.get(zoomName) as PlannerZoom | null);
  const { q, sort } = filter;
  const query = { from, to, ...(q && { q }), ...(sort && { sort }), filter: requestedFilter(filter) };
  const { data, error, retry } = useRequest<Plan>(planner.rows, { query }, { keepsPrevious: true });
  const { columns, items } = usePlanItems(data?.rows ?? noRows);
  const move = usePlanMoves(data?.rows ?? noRows);
  const link = usePlanLinks(data?.rows ?? noRows);
  const dependencies = useDependencies(data?.rows ?? noRows);

  if (!data) {
    if (error) return <LoadFailure error={error} onRetry={retry} />;
    return (
      <Stack gap={3}>
        <Skeleton inlineSize="24rem" />
        <Skeleton blockSize="50dvh" />
      </Stack>
    );
  }
  return (
    <>
      {data.is_truncated && (
        <Alert tone="warning">{t('planner.truncated', { count: plannerLimits.tasks })}</Alert>
      )}
      <Planner
        label={label}
        items={items}
        columns={columns}
        today={today}
        dateFormat={settings.date_format}
        daysOff={data.days_off}
        holidays={data.holidays.map(({ date, name }) => ({ date, label: name }))}
        zoom={props.zoom ?? initialZoom ?? 'week'}
        onZoomChange={(zoom) => {
          browserStore.set(zoomName, zoom);
          onZoomChange(zoom);
        }}
        view={view}
        onViewChange={onViewChange}
        onMove={move}
        onLink={link}
        renderItemTools={({ row }) => dependencies.renderTool(row)}
        actions={renderActions?.(data)}
        emptyState={
          emptyState ?? (
            <EmptyState
              icon={<CalendarRange />}
              title={t('planner.empty.title')}
              description={t('planner.empty.message')}
            />
          )
        }
      />
      {dependencies.dialog}
    </>
  );
}
