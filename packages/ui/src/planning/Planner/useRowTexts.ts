import { createNamesFormat } from '@bureau/values';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { usePlanningMessages } from '../messages/usePlanningMessages.ts';
import { dateOf, type Span } from './days.ts';
import { spanOf } from './move.ts';
import type { RowTexts } from './parts/PlannerRow.tsx';
import type { PlannerItem } from './Planner.types.ts';

/** Returns what writes the rows of a planner in the language. */
export function useRowTexts<Item extends PlannerItem>(
  formatDate: (date: string) => string,
  items: readonly Item[],
): RowTexts<Item> {
  const { locale } = useLocale();
  const t = usePlanningMessages();
  return useMemo(() => {
    const labels = new Map(items.map(({ id, label }) => [id, label]));
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const list = createNamesFormat(locale);
    const formatPercent = (value: number) => percent.format(value / 100);
    const wordsOf = ({ start, end }: Span) => ({
      start: formatDate(dateOf(start)),
      end: formatDate(dateOf(end)),
    });
    return {
      formatDate,
      formatPercent,
      formatSpan: (span) => t('ui.planner.dates', wordsOf(span)),
      describe({ item }, span, isCritical) {
        const { baseline, dependsOn = [], label, progress } = item;
        const agreed = baseline && spanOf(baseline);
        const before = dependsOn.flatMap((id) => labels.get(id) ?? []);
        return list.format([
          label,
          span ? t('ui.planner.dates', wordsOf(span)) : t('ui.planner.bar.none'),
          ...(progress === undefined
            ? []
            : [t('ui.planner.bar.progress', { progress: formatPercent(progress) })]),
          ...(isCritical ? [t('ui.planner.critical.yes')] : []),
          ...(before.length > 0 ? [t('ui.planner.bar.after', { titles: list.format(before) })] : []),
          ...(agreed ? [t('ui.planner.bar.baseline', wordsOf(agreed))] : []),
        ]);
      },
    };
  }, [formatDate, items, locale, t]);
}
