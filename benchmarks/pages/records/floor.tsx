import { tokensCss } from '@bureau/theme';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './floor.css';
import type { Start } from '../main.ts';
import { Frame } from './Frame.tsx';
import { ListPage } from './ListPage.tsx';
import { RecordPage } from './RecordPage.tsx';

const home = ['#/dashboard', 'Home'] as const;
const tasks = ['#/tasks', 'Tasks'] as const;

function listenToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Goes between the pages by the hash of the address; every answer that was seen is at hand, and asked for again. */
function Application() {
  const hash = useSyncExternalStore(listenToHash, () => location.hash);
  const id = /^#\/tasks\/detail\/(\d+)$/.exec(hash)?.[1];
  if (id !== undefined)
    return (
      <Frame way={[home, tasks, [hash, 'Task']]}>
        <RecordPage id={Number(id)} />
      </Frame>
    );
  return hash === '#/tasks' ? (
    <Frame way={[home, tasks]}>
      <ListPage />
    </Frame>
  ) : (
    <Frame way={[home]}>
      <h1>Dashboard</h1>
    </Frame>
  );
}

/** Shows an application made by hand, with the content of ours and the answers of its API. */
export const start: Start = (element) => {
  const variables = document.createElement('style');
  variables.textContent = tokensCss;
  document.head.append(variables);
  flushSync(() => createRoot(element).render(<Application />));
  return {};
};
