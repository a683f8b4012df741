import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import '../start/start.css';
import type { Start } from '../main.ts';
import { TaskTable } from '../table/FloorTable.tsx';
import { columns, makeTasks, type Task } from '../table/tasks.tsx';

const tasks = makeTasks(1000);
const activities = Array.from({ length: 10 }, (_, index) => `Amara Okafor changed the status (${index})`);

function Detail({ task }: { readonly task: Task }) {
  return (
    <>
      <p>{task.code}</p>
      <h1>{task.title}</h1>
      <dl>
        {columns.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>
              {column.cell(task)}
              <button type="button" aria-label={`Edit ${column.header}`}>
                <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor">
                  <path d="m15 5 4 4" />
                </svg>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <h2>Description</h2>
      <p>{task.title}</p>
      <h2>Activity</h2>
      <ol>
        {activities.map((activity) => (
          <li key={activity}>
            {activity} <time>{task.due}</time>
          </li>
        ))}
      </ol>
    </>
  );
}

function List() {
  return (
    <>
      <h1>Tasks</h1>
      <input type="search" aria-label="Search" />
      <button type="button">Add filter</button>
      <button type="button">Create task</button>
      <TaskTable tasks={tasks} />
    </>
  );
}

/** Goes from a list to a record and back with everything at hand. */
function Application() {
  const [page, setPage] = useState('dashboard');
  const place = (name: string) => (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        flushSync(() => setPage(name));
      }}
    >
      {name}
    </a>
  );
  return (
    <div className="page">
      <nav>
        {place('dashboard')}
        {place('list')}
        {place('record')}
      </nav>
      <main>
        {page === 'list' && <List />}
        {page === 'record' && tasks[0] && <Detail task={tasks[0]} />}
      </main>
    </div>
  );
}

/** Shows an application made by hand. */
export const start: Start = (element) => {
  flushSync(() => createRoot(element).render(<Application />));
  return {};
};
