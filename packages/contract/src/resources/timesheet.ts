import { permissionActions } from '../access/names.ts';
import {
  boolean,
  currency,
  date,
  duration,
  instant,
  line,
  money,
  person,
  reference,
  tags,
} from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** The highest rate of an hour, in minor units. */
const timesheetLimits = { amount: 100_000_000_000 } as const;

/**
 * Describes time that somebody worked: written down, or logged by a timer. `minutes` follow from `started_at` and `ended_at` without the break
 * where both are given. The project is that of the task where none is given.
 * `hourly_rate` is what an hour of it costs where that is not the rate of the project.
 */
export const timesheet = defineResource({
  name: 'timesheet',
  permissionPrefix: 'timesheet',
  codePrefix: 'TIM',
  searchType: 'timesheet',
  hasCustomFields: true,
  defaultSort: ['-date'],
  icon: 'timer',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: permissionActions },
  fields: {
    description: line({ max: 300, isSearched: true, isRequired: true }),
    date: date({ isRequired: true, group: true }),
    minutes: duration({ isDerivable: true, max: 1440, isSummed: true, bulk: false }),
    user_id: person({
      isNullable: true,
      isFixed: true,
      bulk: false,
      notifies: 'changes',
    }),
    project_id: reference('projects', { isNullable: true, group: true, bulk: false }),
    task_id: reference('tasks', { isNullable: true, isReleased: true, max: 500, bulk: false }),
    started_at: instant({ isNullable: true, list: 'hidden', export: true }),
    ended_at: instant({
      isNullable: true,
      isAfter: 'started_at',
      list: 'hidden',
      export: true,
    }),
    break_minutes: duration({ max: 1440, default: 0, list: 'hidden', bulk: false }),
    is_billable: boolean({ default: true }),
    currency: currency({ filter: 'words', export: true, list: 'hidden' }),
    hourly_rate: money({ isNullable: true, max: timesheetLimits.amount, list: 'hidden', export: true }),
    tags: tags({ max: 20, length: 50, list: 'hidden' }),
  },
});

export const timesheetFields = timesheet.fields;
