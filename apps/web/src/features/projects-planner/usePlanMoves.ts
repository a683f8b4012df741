import { type PlannedRow, planner, projects } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { PlannerChange } from '@bureau/ui/planning';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow } from '../../api/keys.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { describeFailure, reportDefect } from '../../screens/describeFailure.ts';
import { keyOfRow, plannedKindOf, withAnswer, withMove } from './plan.ts';
import { usePlanCache } from './planCache.ts';

const plannedPaths = Object.values(plannedKindOf).map(({ resource }) => resource.list.path);

/** Selects the plans, and all that is planned. */
const isPlanned = answersBelow(planner.rows.path, ...plannedPaths);

/**
 * Returns the function that moves what is planned: it shows at once, and goes back where the server refuses it, with the reason; what somebody else has changed
 * meanwhile can be moved all the same. A project that is moved as a
 * whole takes with it what is planned in it, by one call.
 */
export function usePlanMoves(rows: readonly PlannedRow[]): (change: PlannerChange) => Promise<void> {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const { store } = useRecordCache(projects);
  const { patch, refetch } = usePlanCache();
  const latest = useRef(new Map<string, PlannerChange>());

  async function send(row: PlannedRow, change: PlannerChange, isKept: boolean): Promise<void> {
    const { id, kind, version } = row;
    const { end, resource } = plannedKindOf[kind];
    const target = { name: `${resource.name}/${id}`, version };
    const options = { params: { id }, isBackground: true, handlesErrors: true };
    const versionOf = (current: number) => (isKept ? {} : { version: current });
    if (kind === 'projects' && change.days !== 0) {
      const request = (current: number) =>
        client.call(projects.move, { ...options, body: { days: change.days, ...versionOf(current) } });
      await write(request, { target, store, invalidates: isPlanned });
      toasts.show({ tone: 'success', message: t('planner.project_moved', { title: row.title }) });
      return;
    }
    const dates = { start_date: change.start, [end]: change.end };
    const answer = await write(
      (current) => client.call(resource.update, { ...options, body: { ...dates, ...versionOf(current) } }),
      { target, invalidates: answersBelow(resource.list.path) },
    );
    // what was moved on meanwhile is shown where it goes
    if (latest.current.get(change.id) === change) await patch((plan) => withAnswer(plan, row, answer));
  }

  async function move(change: PlannerChange, isKept = false): Promise<void> {
    const row = rows.find((one) => keyOfRow(one) === change.id);
    if (!row) return;
    latest.current.set(change.id, change);
    const back = { ...change, ...change.before, days: -change.days };
    await patch((plan) => withMove(plan, row, change));
    try {
      await send(row, change, isKept);
    } catch (error) {
      await patch((plan) => withMove(plan, row, back));
      refetch();
      reportDefect(error);
      const isOutdated = isConflict(error);
      const reason = isOutdated ? t('planner.conflict') : describeFailure(error, t);
      const keep = () => move(change, true).catch(reportDefect);
      toasts.show({
        tone: 'danger',
        message: t('planner.refused', { title: row.title, reason }),
        ...(isOutdated && { action: { label: t('conflict.keep_mine'), onPress: () => void keep() } }),
      });
      throw error;
    }
  }

  return (change) => move(change);
}
