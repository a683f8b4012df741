import {
  type BodyOf,
  dashboard,
  type DashboardPeriod,
  dashboardPeriods,
  type DashboardWidget,
  type ResponseOf,
} from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isConflict } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { isUnreported } from '../../api/errorEffect.ts';
import { keyOf } from '../../api/keys.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useWriteAnswer } from '../../api/writes/useWriteAnswer.ts';
import { describeFailure, reportDefect } from '../../screens/describeFailure.ts';

type Layout = ResponseOf<typeof dashboard.layout>;
type Changes = Omit<NonNullable<BodyOf<typeof dashboard.saveLayout>>, 'version'>;

/** Returns how the signed-in user has arranged their dashboard, and changes it: at once, and back again when the server refuses. */
export function useDashboard() {
  const { t } = useTranslation();
  const { client, userId } = useApi();
  const { mutate } = useSWRConfig();
  const write = useWriteAnswer(dashboard.layout);
  const [params, setParams] = useSearchParams();
  const { data: layout, error, retry } = useQuery(dashboard.layout);
  const requested = dashboardPeriods.find((period) => `${period}` === params.get('period'));

  /** Saves changes; returns whether the server took them. */
  const save = async ({ widgets, ...changes }: Changes, before = layout): Promise<boolean> => {
    if (!before) return false;
    const optimistic = { ...before, ...changes, ...(widgets && { widgets, is_default: false }) };
    try {
      await write(
        (version) =>
          client.call(dashboard.saveLayout, {
            body: { ...changes, ...(widgets !== undefined && { widgets }), version },
            isBackground: true,
          }),
        { version: before.version, optimistic },
      );
      return true;
    } catch (failure) {
      reportDefect(failure);
      const message = isConflict(failure)
        ? t('dashboard.arrange.conflict')
        : [
            ...(isUnreported(failure) ? [describeFailure(failure, t)] : []),
            t('dashboard.arrange.refused'),
          ].join(' ');
      toasts.show({ tone: 'danger', message });
      return false;
    }
  };

  return {
    layout,
    error,
    retry,
    /** The period of the address, else the one that was chosen last, in days. */
    period: requested ?? layout?.period,
    choosePeriod: (period: DashboardPeriod) => {
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set('period', `${period}`);
        return after;
      });
      void save({ period });
    },
    saveWidgets: async (widgets: DashboardWidget[] | null) => save({ widgets }),
    /** Brings a widget back to its place among those that there are by then. */
    bringBack: async (widget: DashboardWidget, place: number) => {
      const now = await mutate<Layout>(keyOf(userId, dashboard.layout), (known) => known, {
        revalidate: false,
      });
      if (!now || now.widgets.some(({ kind }) => kind === widget.kind)) return;
      await save({ widgets: now.widgets.toSpliced(place, 0, widget) }, now);
    },
  };
}
