import {
  type Activity,
  type CustomField,
  type List,
  type Task,
  taskPriorities,
  taskStatuses,
} from '@bureau/contract';
import type { ReactNode } from 'react';
import { useAnswer } from './answers.ts';
import { Icon } from './icons.tsx';
import { Comments, Files } from './Parts.tsx';
import { Articles, Relations } from './Relations.tsx';
import { Section } from './Section.tsx';
import { Badge, initialsOf, nameOf, wordOf, writeDate, writeInstant } from './words.tsx';

interface ValueProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Editable({ label, children }: ValueProps) {
  return (
    <div className="editable">
      <span>{children}</span>
      <button type="button" className="tool" aria-label={`Edit ${label}`}>
        <Icon name="pencil" />
      </button>
    </div>
  );
}

function Property({ label, children }: ValueProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function EditableProperty({ label, children }: ValueProps) {
  return (
    <Property label={label}>
      <Editable label={label}>{children}</Editable>
    </Property>
  );
}

interface ReferenceProps {
  readonly path: string;
  readonly id: number | null;
  readonly name: string | null;
}

const Reference = ({ path, id, name }: ReferenceProps) =>
  id === null ? 'Not set' : <a href={`#/${path}/detail/${id}`}>{name}</a>;

const writeMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function writeAdded(
  { field_column: column, field_type: type }: CustomField,
  { custom_fields: values }: Task,
) {
  const value = values[column];
  if (type === 'checkbox') return value === true ? 'Yes' : 'No';
  if (value === undefined) return 'Not set';
  return type === 'date' ? writeDate(String(value)) : String(value);
}

function Properties({ task }: { readonly task: Task }) {
  const added = useAnswer<readonly CustomField[]>('/api/custom-fields/form/tasks', true);
  const status = taskStatuses.find(({ value }) => value === task.status);
  const priority = taskPriorities.find(({ value }) => value === task.priority);
  const creator = nameOf({ firstname: task.created_firstname, lastname: task.created_lastname });
  return (
    <dl>
      <EditableProperty label="Status">
        {status && <Badge tone={status.tone} text={wordOf(`status.task.${status.key}`)} />}
      </EditableProperty>
      <EditableProperty label="Priority">
        {priority && <Badge tone={priority.tone} text={wordOf(`priority.${priority.key}`)} />}
      </EditableProperty>
      <EditableProperty label="Project">
        <Reference path="projects" id={task.project_id} name={task.project_name} />
      </EditableProperty>
      <EditableProperty label="Assignees">
        {task.assignees.map((person) => (
          <a key={person.user_id} href={`#/users/profile/${person.user_id}`}>
            {nameOf(person)}
          </a>
        ))}
      </EditableProperty>
      <EditableProperty label="Start">{task.start_date && writeDate(task.start_date)}</EditableProperty>
      <EditableProperty label="Due">{task.due_date && writeDate(task.due_date)}</EditableProperty>
      <EditableProperty label="Repeats">
        {task.recurrence === null ? 'Does not repeat' : 'Repeats'}
      </EditableProperty>
      <EditableProperty label="Estimate">
        {task.estimated_minutes !== null && writeMinutes(task.estimated_minutes)}
      </EditableProperty>
      <EditableProperty label="Progress">{`${task.progress}%`}</EditableProperty>
      <EditableProperty label="Sprint">
        <Reference path="sprints" id={task.sprint_id} name={task.sprint_name} />
      </EditableProperty>
      <EditableProperty label="Parent task">
        <Reference path="tasks" id={task.parent_id} name={task.parent_name} />
      </EditableProperty>
      <EditableProperty label="Meeting">
        <Reference path="meetings" id={task.meeting_id} name={task.meeting_name} />
      </EditableProperty>
      <Property label="Subtasks">{task.subtask_count}</Property>
      <EditableProperty label="Labels">{task.labels.join(', ') || 'Not set'}</EditableProperty>
      <EditableProperty label="Billable">{task.is_billable ? 'Yes' : 'No'}</EditableProperty>
      <Property label="Waiting on others">{task.is_waiting ? 'Yes' : 'No'}</Property>
      <EditableProperty label="Watchers">
        {task.watchers.map(nameOf).join(', ') || 'Not set'}
      </EditableProperty>
      {added?.map((field) => (
        <EditableProperty key={field.id} label={field.field_label}>
          {writeAdded(field, task)}
        </EditableProperty>
      ))}
      <Property label="Created">{`${writeInstant(task.created_at)} by ${creator}`}</Property>
      <Property label="Updated">{writeInstant(task.updated_at)}</Property>
    </dl>
  );
}

/** Returns what was done in the words of the application, for the entries that the first tasks have. */
function sentenceOf({ action, field, old_value: from, new_value: to, ...person }: Activity): string {
  if (action === 'created' || field === null) return `${nameOf(person)} created the task`;
  const states: readonly { key: string; value: number }[] =
    field === 'priority' ? taskPriorities : taskStatuses;
  const wordFor = (value: string | null) => {
    const key = states.find((one) => String(one.value) === value)?.key;
    return key === undefined ? value : key.replaceAll('_', ' ');
  };
  return `${nameOf(person)} changed “${field}” from “${wordFor(from)}” to “${wordFor(to)}”`;
}

function Activities({ id }: { readonly id: number }) {
  const activities = useAnswer<List<Activity>>(`/api/tasks/${id}/activities?per_page=20`);
  return (
    <ol className="activities">
      {activities?.data.map((activity) => (
        <li key={activity.id}>
          <span className="avatar" data-initials={initialsOf(activity)} />
          <p>
            {sentenceOf(activity)}{' '}
            <time dateTime={activity.created_at}>{writeInstant(activity.created_at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

const tabs = ['Overview', 'Timesheet', 'Defects', 'To-dos'];

/** Draws a task. */
export function RecordPage({ id }: { readonly id: number }) {
  const task = useAnswer<Task>(`/api/tasks/${id}`);
  useAnswer('/api/timer-logs');
  if (!task) return null;
  return (
    <>
      <div className="record-head">
        <div className="names">
          <h1>
            {task.code} <span className="hidden">{task.title}</span>
          </h1>
          <div className="title-line">
            <Editable label="Title">{task.title}</Editable>
          </div>
        </div>
        <div className="record-actions">
          <button type="button" className="button ghost" aria-label="Previous record" disabled>
            <Icon name="up" />
          </button>
          <button type="button" className="button ghost" aria-label="Next record">
            <Icon name="down" />
          </button>
          <button type="button" className="button secondary">
            <Icon name="next" />
            <span>Move to In progress</span>
          </button>
          <button type="button" className="button secondary">
            <Icon name="timer" />
            <span>Start timer</span>
          </button>
          <button type="button" className="button secondary">
            <Icon name="eye" />
            <span>Watch</span>
          </button>
          <button type="button" className="button ghost" aria-label="Add to favourites">
            <Icon name="star" />
          </button>
          <button type="button" className="button ghost" aria-label="More actions">
            <Icon name="more" />
          </button>
        </div>
      </div>
      <div className="tabs" role="tablist" aria-label="Related lists">
        {tabs.map((tab, place) => (
          <div key={tab} role="tab" tabIndex={place === 0 ? 0 : -1} aria-selected={place === 0}>
            {tab}
          </div>
        ))}
      </div>
      <div className="record">
        <div className="written">
          <Section heading="Description">
            <Editable label="Description">
              <div
                className="rich"
                ref={(box) => {
                  if (box) box.innerHTML = task.description;
                }}
              />
            </Editable>
          </Section>
          <Relations task={task} />
        </div>
        <aside aria-label="Properties">
          <Properties task={task} />
          <Articles id={task.id} />
        </aside>
        <div className="later">
          <div className="parts">
            <Files id={task.id} />
            <Comments id={task.id} />
          </div>
          <Section heading="Activity">
            <Activities id={task.id} />
          </Section>
        </div>
      </div>
    </>
  );
}
