import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { tasks } from '../resources/index.ts';
import { choice, currency, email, line } from './describe.ts';
import { formDefaultsOf, formSchemaOf } from './formSchema.ts';

const schema = formSchemaOf(tasks.fields);
const empty = formDefaultsOf(tasks.fields);

function refusalsOf(values: object): (string | undefined)[][] {
  try {
    schema.validateSync({ ...empty, title: 'x', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, type }) => [path, type]);
  }
}

describe('the form of a new task', () => {
  it('begins with what a task has when nobody says', () => {
    expect(empty).toEqual({
      title: '',
      description: '',
      project_id: null,
      status: 1,
      priority: 4,
      assignee_ids: [],
      start_date: null,
      due_date: null,
      recurrence: null,
      estimated_minutes: null,
      progress: 0,
      sprint_id: null,
      parent_id: null,
      labels: [],
      is_billable: false,
      watcher_ids: [],
      dependency_ids: [],
      checklist: [],
    });
  });

  it('takes a text that is gone again for none, where there may be none', () => {
    const fields = { mail: email({ isNullable: true }), note: line({ max: 9, default: '' }) };
    expect(formSchemaOf(fields).validateSync({ mail: ' ', note: '' })).toEqual({ mail: null, note: '' });
  });

  it('leaves to the server what nobody has chosen', () => {
    const fields = { currency: currency(), size: choice(['small', 'large']) };
    expect(formSchemaOf(fields).validateSync({ currency: '', size: 'small' })).toEqual({ size: 'small' });
  });

  it('drops the spaces around what is typed', () => {
    const values = schema.validateSync({ ...empty, title: ' A task ', description: ' \n' });
    expect(values).toMatchObject({ title: 'A task', description: '' });
  });

  it.each<[object, string, string]>([
    [{ title: '  ' }, 'title', 'required'],
    [{ title: 'x'.repeat(501) }, 'title', 'max'],
    [{ description: 'x'.repeat(100_001) }, 'description', 'max'],
    [{ status: 7 }, 'status', 'oneOf'],
    [{ priority: 0 }, 'priority', 'oneOf'],
    [{ assignee_ids: Array.from({ length: 51 }, (_, index) => index + 1) }, 'assignee_ids', 'max'],
    [{ start_date: '2026-03-02', due_date: '2026-03-01' }, 'due_date', 'beforeStart'],
    [{ progress: -1 }, 'progress', 'min'],
    [{ progress: 101 }, 'progress', 'max'],
  ])('refuses %j', (values, path, type) => {
    expect(refusalsOf(values)).toEqual([[path, type]]);
  });

  it.each([
    [{ start_date: '2026-03-01', due_date: '2026-03-01' }],
    [{ start_date: '2026-03-02', due_date: null }],
    [{ start_date: '', due_date: '2026-03-01' }],
    [{ estimated_minutes: 90, project_id: 3 }],
  ])('takes %j', (values) => {
    expect(refusalsOf(values)).toEqual([]);
  });
});
