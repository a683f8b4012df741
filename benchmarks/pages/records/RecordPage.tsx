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
import { Badge, nameOf, wordOf, writeDate, writeInstant } from './words.tsx';

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
  const added = useAnswer<readonly CustomField[]>('/api/custom-fields/form/tasks');
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
      <EditableProperty label="Project">{task.project_name}</EditableProperty>
      <EditableProperty label="Assignees">
        <span>{task.assignees.map(nameOf).join(', ')}</span>
      </EditableProperty>
      <EditableProperty label="Start">{task.start_date && writeDate(task.start_date)}</EditableProperty>
      <EditableProperty label="Due">{task.due_date && writeDate(task.due_date)}</EditableProperty>
      <EditableProperty label="Estimate">
        {task.estimated_minutes !== null && writeMinutes(task.estimated_minutes)}
      </EditableProperty>
      <EditableProperty label="Progress">{`${task.progress}%`}</EditableProperty>
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
          <span
            className="avatar"
            data-initials={`${activity.firstname?.[0] ?? ''}${activity.lastname?.[0] ?? ''}`}
          />
          <p>
            {sentenceOf(activity)}{' '}
            <time dateTime={activity.created_at}>{writeInstant(activity.created_at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Has what the application shows as soon as it has nothing else to do; here it comes with the page. */
function Files({ id }: { readonly id: number }) {
  const files = useAnswer<List<{ readonly id: number; readonly name: string }>>(
    `/api/tasks/${id}/attachments?per_page=200`,
  );
  return (
    <section>
      <div className="section-head">
        <h2>Files</h2>
      </div>
      <div className="part files">
        {files?.data.length === 0 && <p className="muted">No files yet.</p>}
        <ul aria-label="Files">
          {files?.data.map((file) => (
            <li key={file.id}>{file.name}</li>
          ))}
        </ul>
        <div className="part-actions">
          <button type="button" className="button secondary small">
            <Icon name="paperclip" />
            <span>Attach files</span>
          </button>
          <input type="file" hidden />
          <span className="hint">Or drop or paste them here. Up to 25 MB each.</span>
        </div>
      </div>
    </section>
  );
}

function Comments({ id }: { readonly id: number }) {
  const comments = useAnswer<List<{ readonly id: number; readonly body: string }>>(
    `/api/tasks/${id}/comments?sort=-created_at&per_page=50`,
  );
  return (
    <section>
      <div className="section-head">
        <h2>Comments</h2>
      </div>
      <div className="part comments">
        {comments?.data.length === 0 && <p className="muted">No comments yet.</p>}
        <ol aria-label="Comments">
          {comments?.data.map((comment) => (
            <li key={comment.id}>{comment.body}</li>
          ))}
        </ol>
        <textarea aria-label="New comment" rows={3} />
        <div className="part-actions">
          <button type="button" className="button secondary small" aria-disabled>
            <span>Comment</span>
          </button>
          <p className="muted">Type @ to mention someone</p>
        </div>
      </div>
    </section>
  );
}

/** Draws a task. */
export function RecordPage({ id }: { readonly id: number }) {
  const task = useAnswer<Task>(`/api/tasks/${id}`);
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
          <button type="button" className="button secondary">
            <Icon name="timer" />
            <span>Start timer</span>
          </button>
          <button type="button" className="button ghost" aria-label="More actions">
            <Icon name="more" />
          </button>
        </div>
      </div>
      <div className="record">
        <div className="written">
          <section>
            <div className="section-head">
              <h2>Description</h2>
            </div>
            <Editable label="Description">{task.description}</Editable>
          </section>
        </div>
        <aside aria-label="Properties">
          <Properties task={task} />
        </aside>
        <div className="later">
          <div className="parts">
            <Files id={task.id} />
            <Comments id={task.id} />
          </div>
          <section>
            <div className="section-head">
              <h2>Activity</h2>
            </div>
            <Activities id={task.id} />
          </section>
        </div>
      </div>
    </>
  );
}
