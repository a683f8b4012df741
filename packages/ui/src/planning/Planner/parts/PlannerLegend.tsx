import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import { Legend } from '../Planner.styles.ts';
import type { PlannerItem } from '../Planner.types.ts';
import type { PlannerModel } from '../usePlanner.ts';

interface PlannerLegendProps<Item extends PlannerItem> {
  readonly planner: PlannerModel<Item>;
  readonly items: readonly Item[];
  readonly hintId: string;
}

/** Explains what the marks of a timeline mean, as far as there are some, and by which keys bars are moved. */
export function PlannerLegend<Item extends PlannerItem>({
  hintId,
  items,
  planner,
}: PlannerLegendProps<Item>) {
  const t = usePlanningMessages();
  const hasBaseline = items.some(({ baseline }) => baseline != null);
  const renderHint = () => {
    const { canLink, from } = planner.linking;
    if (from) return t('ui.planner.link.ask', { title: from.item.label });
    const hint = t('ui.planner.hint');
    return planner.plan.rows.some(canLink) ? `${hint} ${t('ui.planner.link.hint')}` : hint;
  };
  return (
    <Legend>
      {planner.critical.size > 0 && <span data-mark="critical">{t('ui.planner.critical')}</span>}
      {hasBaseline && <span data-mark="baseline">{t('ui.planner.column.baseline')}</span>}
      {planner.hasBroken && <span data-mark="broken">{t('ui.planner.legend.broken')}</span>}
      <span data-mark="off">{t('ui.planner.legend.off')}</span>
      {planner.isMovable && <p id={hintId}>{renderHint()}</p>}
    </Legend>
  );
}
