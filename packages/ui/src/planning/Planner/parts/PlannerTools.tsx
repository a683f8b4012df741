import {
  ChevronsDownUp,
  ChevronsUpDown,
  MoveLeft,
  MoveRight,
  Route,
  Spline,
  SquareMinus,
  SquarePlus,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { SegmentedControl } from '../../../inputs/SegmentedControl/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Toolbar } from '../../../primitives/Toolbar/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import { Tools } from '../Planner.styles.ts';
import type { PlannerItem } from '../Planner.types.ts';
import { plannerZooms } from '../scale.ts';
import type { PlannerModel } from '../usePlanner.ts';

interface PlannerToolsProps<Item extends PlannerItem> {
  readonly planner: PlannerModel<Item>;
  readonly actions: ReactNode;
  readonly renderItemTools: ((item: Item) => ReactNode) | undefined;
}

const views = ['timeline', 'table'] as const;

/** Shows what chooses how the plan is shown, and buttons for the bar that was focused last: whoever cannot drag it moves it by these. */
export function PlannerTools<Item extends PlannerItem>({
  actions,
  planner,
  renderItemTools,
}: PlannerToolsProps<Item>) {
  const { active, collapse, critically, linking, timeline, today, undo, view, zoom } = planner;
  const tUi = useUiMessages();
  const t = usePlanningMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const [Earlier, Later] = isRightToLeft ? [MoveRight, MoveLeft] : [MoveLeft, MoveRight];
  const hasGroups = planner.plan.parentIds.length > 0;
  return (
    <Tools>
      <SegmentedControl
        aria-label={t('ui.planner.view')}
        value={view.value}
        onChange={(next) => next && view.change(next)}
        options={views.map((id) => ({ id, label: t(`ui.planner.view.${id}`) }))}
      />
      {view.value === 'timeline' && (
        <>
          <SegmentedControl
            aria-label={t('ui.planner.zoom')}
            value={zoom.value}
            onChange={(next) => next && zoom.change(next)}
            options={plannerZooms.map((id) => ({ id, label: t(`ui.planner.zoom.${id}`) }))}
          />
          <Button onPress={() => timeline.showDay(today)}>{tUi('ui.calendar.today')}</Button>
          <Toolbar label={t('ui.planner.tools')}>
            {hasGroups && (
              <IconButton
                label={t(collapse.isAll ? 'ui.planner.expandAll' : 'ui.planner.collapseAll')}
                icon={collapse.isAll ? <ChevronsUpDown /> : <ChevronsDownUp />}
                onPress={collapse.isAll ? collapse.none : collapse.all}
              />
            )}
            <IconButton
              label={t('ui.planner.critical')}
              icon={<Route />}
              aria-pressed={critically.isShown}
              onPress={() => critically.show(!critically.isShown)}
            />
            {planner.isMovable && (
              <IconButton
                label={tUi('ui.editing.undo')}
                icon={<Undo2 />}
                // disabled, it would lose the focus once nothing is left
                aria-disabled={!undo.can || undefined}
                onPress={undo.run}
              />
            )}
          </Toolbar>
          {active && (
            <Toolbar label={t('ui.planner.adjust', { title: active.item.label })}>
              <IconButton
                label={t('ui.planner.earlier')}
                icon={<Earlier />}
                onPress={() => planner.nudge(active, -1, 'whole')}
              />
              <IconButton
                label={t('ui.planner.later')}
                icon={<Later />}
                onPress={() => planner.nudge(active, 1, 'whole')}
              />
              <IconButton
                label={t('ui.planner.shorter')}
                icon={<SquareMinus />}
                onPress={() => planner.nudge(active, -1, 'end')}
              />
              <IconButton
                label={t('ui.planner.longer')}
                icon={<SquarePlus />}
                onPress={() => planner.nudge(active, 1, 'end')}
              />
              {linking.canLink(active) && (
                <IconButton
                  label={t('ui.planner.link')}
                  icon={<Spline />}
                  aria-pressed={linking.from !== undefined}
                  onPress={() => linking.toggle(active)}
                />
              )}
              {renderItemTools?.(active.item)}
            </Toolbar>
          )}
        </>
      )}
      {actions}
    </Tools>
  );
}
