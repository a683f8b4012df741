import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../../data/DataTable/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import { workIn } from '../calendar.ts';
import { type PlannerDates, spanOf } from '../move.ts';
import { layPlan } from '../plan.ts';
import type { PlannerColumn, PlannerItem } from '../Planner.types.ts';
import type { PlannerModel } from '../usePlanner.ts';
import type { RowTexts } from './PlannerRow.tsx';

interface PlannerTableProps<Item extends PlannerItem> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly columns: readonly PlannerColumn<Item>[];
  readonly planner: PlannerModel<Item>;
  readonly texts: RowTexts<Item>;
}

const nothing: ReadonlySet<string> = new Set();
const keyOf = ({ id }: PlannerItem) => id;
const hrefOf = ({ href = '' }: PlannerItem) => href;

/** Renders all that a timeline shows as rows of text. */
export function PlannerTable<Item extends PlannerItem>(props: PlannerTableProps<Item>) {
  const { columns, items, label, planner, texts } = props;
  const { calendar, critical } = planner;
  const t = usePlanningMessages();
  const shown = useMemo(() => {
    const labels = new Map(items.map((item) => [item.id, item.label]));
    const labelOf = (id: string) => labels.get(id) ?? '';
    const writeDates = (dates: PlannerDates) => {
      const span = spanOf(dates);
      return span ? texts.formatSpan(span) : '';
    };
    const all: DataTableColumn<Item>[] = [
      {
        id: '#name',
        header: t('ui.planner.column.name'),
        cell: (item) => item.label,
        isRowHeader: true,
        minWidth: 200,
        grow: 2,
      },
      {
        id: '#parent',
        header: t('ui.planner.column.parent'),
        cell: ({ parentId }) => labelOf(parentId ?? ''),
        minWidth: 140,
      },
      ...columns.map((column) => ({
        id: column.id,
        header: column.label,
        width: column.width,
        cell: column.cell,
      })),
      {
        id: '#start',
        header: t('ui.planner.column.start'),
        cell: ({ start }) => start && texts.formatDate(start),
        width: 112,
        isLabelledInCards: true,
      },
      {
        id: '#end',
        header: t('ui.planner.column.end'),
        cell: ({ end }) => end && texts.formatDate(end),
        width: 112,
        isLabelledInCards: true,
      },
      {
        id: '#days',
        header: t('ui.planner.column.days'),
        cell(item) {
          const span = spanOf(item);
          return span && workIn(calendar, span);
        },
        width: 120,
        align: 'end',
        isLabelledInCards: true,
      },
      {
        id: '#progress',
        header: t('ui.planner.column.progress'),
        cell: ({ progress }) => progress !== undefined && texts.formatPercent(progress),
        width: 96,
        align: 'end',
        isLabelledInCards: true,
      },
      {
        id: '#after',
        header: t('ui.planner.column.after'),
        cell: ({ dependsOn = [] }) => dependsOn.map(labelOf).filter(Boolean).join(', '),
        minWidth: 160,
        isLabelledInCards: true,
      },
      {
        id: '#baseline',
        header: t('ui.planner.column.baseline'),
        cell: ({ baseline }) => baseline && writeDates(baseline),
        width: 200,
        isLabelledInCards: true,
      },
      {
        id: '#critical',
        header: t('ui.planner.critical'),
        cell: ({ id }) => critical.has(id) && t('ui.planner.critical.yes'),
        width: 120,
        isLabelledInCards: true,
      },
    ];
    const has = (is: (item: Item) => boolean) => items.some(is);
    const isNeeded: Readonly<Record<string, boolean>> = {
      '#parent': has(({ parentId }) => parentId != null),
      '#after': has(({ dependsOn = [] }) => dependsOn.length > 0),
      '#baseline': has(({ baseline }) => baseline != null),
      '#critical': critical.size > 0,
    };
    return all.filter(({ id }) => isNeeded[id] !== false);
  }, [calendar, columns, critical, items, t, texts]);
  const hasLinks = items.some(({ href }) => href !== undefined);
  const rows = useMemo(() => layPlan(items, nothing).rows.map(({ item }) => item), [items]);
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={shown}
      getRowKey={keyOf}
      {...(hasLinks && { getRowHref: hrefOf })}
    />
  );
}
