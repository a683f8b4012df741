import '@bureau/theme/fonts';
import './start.css';
import { createRoot } from 'react-dom/client';

import { TaskTable } from '../table/FloorTable.tsx';
import { makeTasks } from '../table/tasks.tsx';

const tasks = makeTasks(10_000);
const places = ['Dashboard', 'Tasks', 'Projects', 'Clients', 'Settings'];

/** Shows what the list of tasks shows, and can do nothing of what it does but scroll and sort. */
function ListPage() {
  return (
    <div className="page">
      <nav>
        {places.map((place) => (
          <a key={place} href={`#${place}`}>
            {place}
          </a>
        ))}
      </nav>
      <main>
        <h1>Tasks</h1>
        <input type="search" aria-label="Search" />
        <button type="button">Add filter</button>
        <button type="button">Create task</button>
        <TaskTable tasks={tasks} />
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ListPage />);
