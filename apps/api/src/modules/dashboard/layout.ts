import {
  type BodyOf,
  canAccess,
  type dashboard as contract,
  type DashboardWidget,
  isAdmin,
  type ResponseOf,
  type WidgetKind,
  widgetRules,
} from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { dashboardLayouts } from '../../db/schema/index.ts';
import { requireVersion } from '../../records/requireVersion.ts';

type Layout = ResponseOf<typeof contract.layout>;

/** The period of a dashboard that nobody has changed, in days. */
export const defaultPeriod = 30;

const widget = (kind: WidgetKind, columns: number, rows: number): DashboardWidget => ({
  kind,
  columns,
  rows,
});

/**
 * Returns the widgets of somebody who has not arranged their own: the whole, their own work to those who do it, what staff have to remember and to know, and to
 * those who lead projects what disturbs them and who is away.
 */
function defaultWidgets(caller: Caller): DashboardWidget[] {
  const whole = [widget('task_figures', 12, 1), widget('task_flow', 8, 3), widget('tasks_by_status', 4, 3)];
  const own = [widget('my_tasks', 8, 4), widget('running_timer', 4, 1), widget('due_today', 4, 3)];
  const known = [widget('my_todos', 4, 4), widget('hours_this_week', 4, 4), widget('announcements', 4, 4)];
  const around = [widget('project_progress', 6, 4), widget('recent_activity', 6, 4)];
  const led = [
    widget('incidents_by_severity', 4, 4),
    widget('project_progress', 8, 4),
    widget('who_is_away', 4, 4),
    widget('recent_activity', 8, 4),
  ];
  if (caller.isExternal) return [...whole, ...around];
  return [
    ...whole,
    ...(isAdmin(caller) ? [] : own),
    ...known,
    ...(canAccess(caller, 'projects_edit') ? led : around),
  ];
}

/** Reads how a caller's dashboard is arranged: the widgets that they may see. */
export async function readLayout(db: Database, caller: Caller): Promise<Layout> {
  const [row] = await db.select().from(dashboardLayouts).where(eq(dashboardLayouts.userId, caller.id));
  const widgets = row?.widgets ?? defaultWidgets(caller);
  return {
    widgets: widgets.filter(({ kind }) => canAccess(caller, widgetRules[kind])),
    period: row?.period ?? defaultPeriod,
    is_default: row?.widgets == null,
    version: row?.version ?? 0,
  };
}

/**
 * Arranges a caller's dashboard.
 *
 * @throws ApiError 409 with the dashboard as it is, when the body's version is another.
 */
export function saveLayout(
  db: Database,
  caller: Caller,
  { widgets, period, version }: BodyOf<typeof contract.saveLayout>,
  now: Date,
): Promise<Layout> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dashboard ${caller.id}`}, 0))`);
    const before = await readLayout(tx, caller);
    requireVersion(before, version);
    const values = {
      widgets: widgets === undefined ? (before.is_default ? null : before.widgets) : widgets,
      period: period ?? before.period,
      version: before.version + 1,
      updatedAt: now,
    };
    await tx
      .insert(dashboardLayouts)
      .values({ ...values, userId: caller.id })
      .onConflictDoUpdate({ target: dashboardLayouts.userId, set: values });
    return readLayout(tx, caller);
  });
}
