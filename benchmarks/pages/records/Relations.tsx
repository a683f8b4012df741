import type { Task } from '@bureau/contract';
import { useAnswer } from './answers.ts';
import { Icon } from './icons.tsx';
import { Section } from './Section.tsx';

function Adding({ label }: { readonly label: string }) {
  return (
    <div className="field">
      <input type="text" aria-label={label} placeholder={label} />
      <Icon name="plus" />
    </div>
  );
}

function Picker({ label }: { readonly label: string }) {
  return (
    <div className="field picker">
      <input
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-controls="options"
        aria-label={label}
        placeholder={label}
      />
      <button type="button" className="tool" aria-label="Show options" tabIndex={-1}>
        <Icon name="down" />
      </button>
    </div>
  );
}

interface Named {
  readonly id: number;
  readonly title: string;
}

interface Related {
  readonly subtasks: readonly Named[];
  readonly blocked_by: readonly Named[];
  readonly blocks: readonly Named[];
}

function Links({ of }: { readonly of: readonly Named[] | undefined }) {
  if (!of?.length) return null;
  return (
    <ul>
      {of.map(({ id, title }) => (
        <li key={id}>
          <a href={`#/tasks/detail/${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Draws what belongs to a task, and what it depends on. */
export function Relations({ task }: { readonly task: Task }) {
  const related = useAnswer<Related>(`/api/tasks/${task.id}/related`);
  return (
    <>
      <Section heading="Checklist">
        <ul>
          {task.checklist.map((item) => (
            <li key={item.title}>
              <label>
                <input type="checkbox" defaultChecked={item.is_done} /> {item.title}
              </label>
            </li>
          ))}
        </ul>
        <Adding label="Add an item" />
      </Section>
      <Section heading="Subtasks">
        <Links of={related?.subtasks} />
        <Adding label="Add a subtask" />
      </Section>
      <Section heading="Dependencies">
        <div className="part">
          <h3>Blocked by</h3>
          <Links of={related?.blocked_by} />
          <Picker label="Add a task that blocks this one" />
          <h3>Blocks</h3>
          <Links of={related?.blocks} />
          <Picker label="Add a task that this one blocks" />
        </div>
      </Section>
    </>
  );
}

/** Draws the articles that a task is linked with. */
export function Articles({ id }: { readonly id: number }) {
  const links = useAnswer<readonly Named[]>(`/api/article-links?record_id=${id}&resource=tasks`);
  return (
    <Section heading="Articles">
      <Links of={links} />
      <Picker label="Link an article" />
    </Section>
  );
}
