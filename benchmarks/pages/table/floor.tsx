import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Start } from '../main.ts';
import { tableActions } from './actions.ts';
import { TaskTable } from './FloorTable.tsx';
import { makeTasks } from './tasks.tsx';

/** Shows a window of rows made by hand: what react-dom and the browser cost at least. */
export const start: Start = (element, options) => {
  const tasks = makeTasks(Number(options.get('rows')));
  const root = createRoot(element);
  return tableActions(() =>
    flushSync(() => root.render(<TaskTable tasks={tasks} isSelectable={options.has('selectable')} />)),
  );
};
