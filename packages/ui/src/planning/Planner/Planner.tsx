import { CalendarRange } from 'lucide-react';
import { useId } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { usePlanningMessages } from '../messages/usePlanningMessages.ts';
import { PlannerBody } from './parts/PlannerBody.tsx';
import { PlannerHeader } from './parts/PlannerHeader.tsx';
import { PlannerLegend } from './parts/PlannerLegend.tsx';
import { PlannerTable } from './parts/PlannerTable.tsx';
import { PlannerTools } from './parts/PlannerTools.tsx';
import { Root, Scroller } from './Planner.styles.ts';
import type { PlannerColumn, PlannerItem, PlannerProps } from './Planner.types.ts';
import { usePlanner } from './usePlanner.ts';
import { useRowTexts } from './useRowTexts.ts';

const noColumns: readonly PlannerColumn[] = [];

/**
 * Shows what is planned as bars along a timeline, beside a treegrid of their names and dates, or as a table. Bars are moved by pointer and touch, by buttons
 * and by keys: arrows move the one that has the focus by a unit of the zoom, with Shift they move its end; L links it to what waits for it; Ctrl or Cmd with Z takes it back. Lines lead from what
 * has to be finished to what waits for it, and the critical path is marked. Only the rows and days in view are drawn.
 */
export function Planner<Item extends PlannerItem>(props: PlannerProps<Item>) {
  const { actions, columns = noColumns, emptyState, items, label, renderItemTools } = props;
  const t = usePlanningMessages();
  const hintId = useId();
  const planner = usePlanner(props);
  const texts = useRowTexts(planner.formatDate, items);
  const { body, focus, pane, scale, scroller } = planner;

  const renderTimeline = () => (
    <>
      <Scroller
        {...planner.scrollerProps}
        ref={scroller}
        dir={planner.direction}
        data-part="scroller"
        data-narrow={pane.columns.length === 1 || undefined}
        style={{ '--planner-pane': `${pane.width}px`, '--planner-width': `${pane.width + scale.width}px` }}
      >
        <div {...focus.guardProps} />
        <div
          className="plan"
          role="treegrid"
          aria-label={label}
          aria-describedby={planner.isMovable ? hintId : undefined}
          aria-rowcount={planner.plan.rows.length + 1}
          aria-colcount={planner.columnCount}
        >
          <PlannerHeader planner={planner} />
          <PlannerBody handle={body} planner={planner} texts={texts} />
        </div>
        <div {...focus.guardProps} />
      </Scroller>
      <PlannerLegend {...{ hintId, items, planner }} />
    </>
  );
  return (
    <Root {...rootPropsOf(props)}>
      <PlannerTools {...{ actions, planner, renderItemTools }} />
      {items.length === 0 &&
        (emptyState ?? <EmptyState icon={<CalendarRange />} title={t('ui.planner.empty')} />)}
      {items.length > 0 &&
        (planner.view.value === 'table' ? (
          <PlannerTable {...{ columns, items, label, planner, texts }} />
        ) : (
          renderTimeline()
        ))}
    </Root>
  );
}
