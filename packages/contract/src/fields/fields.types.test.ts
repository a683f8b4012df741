import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type BulkOf,
  type CreateOf,
  type CustomForm,
  type CustomValues,
  type ListItemOf,
  projects,
  type RecordOf,
  type roles,
  tasks,
  teams,
  type UpdateOf,
  type users,
} from '../resources/index.ts';
import { defineResource } from '../resources/defineResource.ts';
import type { CodedForm, ListedResource, SearchType } from '../resources/registry.ts';
import { taskStatuses } from '../status/index.ts';
import { choice, date, line, percent, person, reference, state } from './describe.ts';
import { exampleOf } from '../testing/examples.ts';
import { formDefaultsOf } from './formSchema.ts';
import type { Field } from './kinds.ts';
import { namesOf } from './names.ts';

type Status = 1 | 2 | 3 | 4 | 5 | 6;
type Priority = 1 | 2 | 3 | 4 | 5;

interface Person {
  user_id: number;
  firstname: string;
  lastname: string;
}

interface Stamps {
  id: number;
  code: string;
  custom_fields: CustomValues;
  created_at: string;
  updated_at: string;
  created_by: number | null;
  created_firstname: string | null;
  created_lastname: string | null;
  version: number;
}

interface TaskItem extends Stamps {
  title: string;
  status: Status;
  priority: Priority;
  project_id: number | null;
  project_name: string | null;
  assignees: Person[];
  start_date: string | null;
  due_date: string | null;
  recurrence: string | null;
  completed_at: string | null;
  estimated_minutes: number | null;
  progress: number;
  sprint_id: number | null;
  sprint_name: string | null;
  parent_id: number | null;
  parent_name: string | null;
  meeting_id: number | null;
  meeting_name: string | null;
  subtask_count: number;
  labels: string[];
  is_billable: boolean;
  is_recurring: boolean;
  is_waiting: boolean;
}

interface TaskRecord extends TaskItem {
  description: string;
  watchers: Person[];
  dependencies: { id: number; name: string }[];
  checklist: { title: string; is_done: boolean }[];
}

interface TaskBulkValues {
  status?: Status | undefined;
  priority?: Priority | undefined;
  project_id?: number | null | undefined;
  assignee_ids?: number[] | undefined;
  start_date?: string | null | undefined;
  due_date?: string | null | undefined;
  estimated_minutes?: number | null | undefined;
  progress?: number | undefined;
  sprint_id?: number | null | undefined;
  is_billable?: boolean | undefined;
  custom_fields?: Readonly<Record<string, unknown>> | undefined;
  recurrence?: string | null | undefined;
  labels?: string[] | undefined;
}

interface TaskChangedAlone {
  description?: string | undefined;
  parent_id?: number | null | undefined;
  meeting_id?: number | null | undefined;
  watcher_ids?: number[] | undefined;
  dependency_ids?: number[] | undefined;
  checklist?: { title: string; is_done?: boolean | undefined }[] | undefined;
}

interface TaskCreate extends TaskBulkValues, TaskChangedAlone {
  title: string;
}

interface TaskUpdate extends TaskBulkValues, TaskChangedAlone {
  title?: string | undefined;
  version?: number | undefined;
}

interface TaskForm {
  title: string;
  description: string;
  project_id: number | null;
  status: Status;
  priority: Priority;
  assignee_ids: number[];
  start_date: string | null;
  due_date: string | null;
  recurrence: string | null;
  estimated_minutes: number | null;
  progress: number;
  sprint_id: number | null;
  parent_id: number | null;
  labels: string[];
  is_billable: boolean;
  watcher_ids: number[];
  dependency_ids: number[];
  checklist: { title: string; is_done: boolean }[];
}

describe('the types of a task', () => {
  it('follow from its fields', () => {
    expectTypeOf<RecordOf<typeof tasks>>().toEqualTypeOf<TaskRecord>();
    expectTypeOf<ListItemOf<typeof tasks>>().toEqualTypeOf<TaskItem>();
    expectTypeOf<CreateOf<typeof tasks>>().toEqualTypeOf<TaskCreate>();
    expectTypeOf<UpdateOf<typeof tasks>>().toEqualTypeOf<TaskUpdate>();
    expectTypeOf<BulkOf<typeof tasks>>().toEqualTypeOf<TaskBulkValues>();
    const form = formDefaultsOf(tasks.fields);
    expectTypeOf(form).toEqualTypeOf<TaskForm>();
    expect(form.status).toBe(1);
  });

  it('name what lists are sorted, filtered and grouped by, and what files hold', () => {
    expectTypeOf<(typeof tasks.listSpec.sort)[number]>().toEqualTypeOf<
      | 'code'
      | 'position'
      | 'title'
      | 'status'
      | 'priority'
      | 'project_name'
      | 'start_date'
      | 'due_date'
      | 'completed_at'
      | 'estimated_minutes'
      | 'progress'
      | 'created_at'
      | 'updated_at'
    >();
    expectTypeOf<(typeof tasks.listSpec.group)[number]>().toEqualTypeOf<
      'status' | 'priority' | 'project_id' | 'sprint_id'
    >();
    expectTypeOf<typeof tasks.listSpec.filter>().toEqualTypeOf<{
      readonly status: 'ids';
      readonly priority: 'ids';
      readonly project_id: 'idsOrNone';
      readonly assignee_id: 'idsOrNone';
      readonly start_date: 'dateRangeOrNone';
      readonly due_date: 'dateRangeOrNone';
      readonly completed_at: 'dateRange';
      readonly estimated_minutes: 'numberRange';
      readonly progress: 'numberRange';
      readonly sprint_id: 'idsOrNone';
      readonly parent_id: 'idsOrNone';
      readonly meeting_id: 'idsOrNone';
      readonly dependency_id: 'idsOrNone';
      readonly labels: 'tags';
      readonly is_billable: 'answers';
      readonly is_recurring: 'answers';
      readonly is_waiting: 'answers';
      readonly watcher_id: 'idsOrNone';
      readonly created_at: 'dateRange';
      readonly updated_at: 'dateRange';
    }>();
    expectTypeOf<(typeof tasks.importFields)[number]>().toEqualTypeOf<
      | 'title'
      | 'description'
      | 'status'
      | 'priority'
      | 'project_name'
      | 'assignees'
      | 'start_date'
      | 'due_date'
      | 'recurrence'
      | 'estimated_minutes'
      | 'progress'
      | 'labels'
      | 'is_billable'
      | 'sprint_name'
      | 'parent_name'
      | 'meeting_name'
      | 'dependencies'
      | 'checklist'
      | 'watchers'
    >();
    expectTypeOf<(typeof tasks.exportFields)[number]>().toEqualTypeOf<
      | (typeof tasks.importFields)[number]
      | 'completed_at'
      | 'is_recurring'
      | 'is_waiting'
      | 'code'
      | 'created_at'
      | 'updated_at'
      | 'created_by'
    >();
  });
});

describe('the types of the others', () => {
  it('hold what does not fit a field', () => {
    expectTypeOf<CreateOf<typeof users>>().toHaveProperty('password').toEqualTypeOf<string | undefined>();
    expectTypeOf<RecordOf<typeof roles>>().toHaveProperty('permissions');
    expectTypeOf<ListItemOf<typeof roles>>().not.toHaveProperty('permissions');
    expectTypeOf<UpdateOf<typeof users>>().not.toHaveProperty('email');
  });

  it('take null where a value is derived then, and read none', () => {
    expectTypeOf<RecordOf<typeof projects>['progress']>().toEqualTypeOf<number>();
    expectTypeOf<UpdateOf<typeof projects>['progress']>().toEqualTypeOf<number | null | undefined>();
  });

  it('have no endpoint that a resource does not answer', () => {
    expectTypeOf(teams).not.toHaveProperty('groups');
    expect('groups' in teams).toBe(false);
    expect('groups' in tasks).toBe(true);
  });

  it('are registered once', () => {
    expectTypeOf<'projects' | 'tasks' | 'teams' | 'users'>().toExtend<CustomForm>();
    expectTypeOf<'projects' | 'tasks' | 'teams' | 'users' | 'roles'>().toExtend<ListedResource>();
    expectTypeOf<'projects' | 'tasks' | 'teams' | 'users' | 'roles'>().toExtend<CodedForm>();
    expectTypeOf<'roles'>().not.toExtend<CustomForm>();
    expectTypeOf<'project' | 'task' | 'team' | 'user'>().toExtend<SearchType>();
  });
});

describe('the names of a field', () => {
  it('follow from the one under which it is written', () => {
    const project = namesOf('project_id', reference('projects'));
    expectTypeOf(project.column).toEqualTypeOf<'project_name'>();
    expect(project).toEqual({
      write: 'project_id',
      read: 'project_id',
      labels: ['project_name'],
      column: 'project_name',
      filter: 'project_id',
    });
    const leader = namesOf('leader_id', person());
    expectTypeOf(leader.labels[0]).toEqualTypeOf<'leader_firstname' | 'leader_lastname' | undefined>();
    expect([leader.column, leader.filter]).toEqual(['leader', 'leader_id']);
    const assignees = namesOf('assignee_ids', tasks.fields.assignee_ids);
    expectTypeOf(assignees.filter).toEqualTypeOf<'assignee_id'>();
    expect([assignees.read, assignees.column, assignees.filter]).toEqual([
      'assignees',
      'assignees',
      'assignee_id',
    ]);
    expect(namesOf('members', projects.fields.members).filter).toBe('member_id');
  });
});

describe('a description that is wrong', () => {
  it('does not compile', () => {
    // @ts-expect-error -- a line says how long it may be
    line({ isRequired: true });
    // @ts-expect-error -- there is no such option
    line({ max: 5, isWished: true });
    // @ts-expect-error -- an option of another kind
    percent({ isAfter: 'start_date' });
    // @ts-expect-error -- no text
    percent({ default: '0' });
    // @ts-expect-error -- no status has the number 9
    state(taskStatuses, { default: 9 });
    // @ts-expect-error -- none of the choices
    choice(['a', 'b'], { default: 'c' });
    // @ts-expect-error -- no kind of filter
    date({ filter: 'days' });
    const resource = {
      name: 'tasks',
      permissionPrefix: 'tasks',
      codePrefix: 'X',
      icon: 'box',
      hasCustomFields: false,
    } as const;
    // @ts-expect-error -- there is no such kind
    const headline: Field = { kind: 'headline', max: 5 };
    defineResource({
      ...resource,
      fields: {
        begin_date: date(),
        // @ts-expect-error -- the field was renamed
        due_date: date({ isAfter: 'start_date' }),
      },
    });
    const renamed = defineResource({ ...resource, fields: { headline: line({ max: 5 }) } });
    type Renamed = RecordOf<typeof renamed>;
    // @ts-expect-error -- the field was renamed
    expectTypeOf<Renamed['title']>();
    expectTypeOf<Renamed['headline']>().toEqualTypeOf<string>();
    expectTypeOf(exampleOf(tasks.fields.status)).toEqualTypeOf<Status>();
    expect('groups' in renamed).toBe(false);
    expect(headline.kind).toBe('headline');
  });
});
