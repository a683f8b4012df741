import { BureauProvider } from '@bureau/ui';
import { Planner, type PlannerItem, type PlannerZoom } from '@bureau/ui/planning';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './planner.css';
import type { Start } from '../main.ts';
import { plannerActions } from './actions.ts';
import { makePlan, today } from './plan.ts';

const stay = () => undefined;
const keep = async () => undefined;

interface PlanProps {
  readonly items: readonly PlannerItem[];
  readonly zoom: PlannerZoom;
}

function Plan({ items: given, zoom }: PlanProps) {
  const [items] = useState(given);
  return (
    <div className="frame">
      <Planner label="Plan" items={items} today={today} zoom={zoom} onZoomChange={stay} onMove={keep} />
    </div>
  );
}

/** Shows the design system's planner. */
export const start: Start = (element, options) => {
  const items = makePlan(Number(options.get('bars'))).map((bar): PlannerItem => ({
    ...bar,
    weight: bar.parentId === null ? 'group' : 'item',
    canMove: true,
  }));
  const root = createRoot(element);
  const draw = (isShown: boolean, zoom: PlannerZoom) =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay}>
          {isShown && <Plan items={items} zoom={zoom} />}
        </BureauProvider>,
      ),
    );
  draw(false, 'week');
  return plannerActions(
    () => draw(true, 'week'),
    () => draw(true, 'month'),
  );
};
