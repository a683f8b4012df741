import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Start } from '../main.ts';
import { plannerActions } from './actions.ts';
import { FloorPlan, type Zoom } from './FloorPlan.tsx';
import { makePlan } from './plan.ts';

/** Shows a planner that is made by hand, without any library but React. */
export const start: Start = (element, options) => {
  const bars = makePlan(Number(options.get('bars')));
  const root = createRoot(element);
  const draw = (zoom: Zoom) => flushSync(() => root.render(<FloorPlan bars={bars} zoom={zoom} />));
  return plannerActions(
    () => draw('week'),
    () => draw('month'),
  );
};
