import {
  projectHealthLimits,
  type ProjectHealthReason,
  projectHealthReasons,
  type projectHealths,
  taskStatus,
} from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { projects, recordTables, settings, tasks } from '../../db/schema/index.ts';
import { taskProgress } from './totals.ts';

const { timesheet } = recordTables;
const { behind, farBehind, hoursAhead } = projectHealthLimits;

/** The day that it is for the company. */
const today = sql`(now() at time zone coalesce((select ${settings.value} #>> '{}' from ${settings} where ${settings.key} = 'time_zone'), 'UTC'))::date`;

const say = (reason: ProjectHealthReason) => sql.raw(`'${reason}'`);

/**
 * The reason for the health of a project, in SQL: its dates, its progress, and the hours that were worked on it against those that were estimated. Null for one that is
 * closed, or of which nothing is planned (docs/product.md §4).
 */
export const healthReason: SQL<ProjectHealthReason | null> = sql`(
  select case
    when facts.due is null and facts.estimate is null then null
    when facts.due < facts.today and facts.progress < 100 then ${say('overdue')}
    when facts.logged > facts.estimate then ${say('over_estimate')}
    when facts.gone - facts.progress >= ${farBehind}::int then ${say('far_behind')}
    when facts.gone - facts.progress >= ${behind}::int then ${say('behind')}
    when facts.logged * 100.0 / nullif(facts.estimate, 0) - facts.progress >= ${hoursAhead}::int then ${say('hours_ahead')}
    else ${say('as_planned')}
  end from (
    select days.today, ${projects.dueDate} as due, nullif(${projects.estimatedMinutes}, 0) as estimate,
      coalesce(${projects.progress}, (
        select coalesce(round(avg(${taskProgress}) filter (where ${tasks.status} <> ${taskStatus.cancelled}::int)), 0)
        from ${tasks} where ${tasks.projectId} = ${projects.id})) as progress,
      (select coalesce(sum(${timesheet.minutes}), 0) from ${timesheet} where ${timesheet.projectId} = ${projects.id}) as logged,
      least(greatest(days.today - ${projects.startDate}, 0) * 100.0 / (${projects.dueDate} - ${projects.startDate} + 1), 100) as gone
    from (select ${today} as today) as days
    where ${projects.status} not in (4, 5)
    offset 0
  ) as facts
)`;

const reasonsOf = (wanted: (typeof projectHealths)[number]) =>
  sql.join(
    Object.entries(projectHealthReasons)
      .filter(([, health]) => health === wanted)
      .map(([reason]) => sql.raw(`'${reason}'`)),
    sql`, `,
  );

/** The health of a project, in SQL, by the reason for it. */
export const health: SQL<(typeof projectHealths)[number] | null> = sql`(
  select case
    when because.reason in (${reasonsOf('on_track')}) then 'on_track'
    when because.reason in (${reasonsOf('at_risk')}) then 'at_risk'
    when because.reason in (${reasonsOf('off_track')}) then 'off_track'
  end from (select ${healthReason} as reason offset 0) as because
)`;
