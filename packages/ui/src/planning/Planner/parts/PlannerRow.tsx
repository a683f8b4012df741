import { type CSSProperties, memo } from 'react';
import { Anchor } from '../../../primitives/Anchor/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import type { Span } from '../days.ts';
import { spanOf } from '../move.ts';
import type { PaneColumn } from '../paneColumns.ts';
import type { PlanRow } from '../plan.ts';
import type { PlannerItem } from '../Planner.types.ts';
import { type Scale, xOf } from '../scale.ts';

/** Writes what a row says. */
export interface RowTexts<Item extends PlannerItem> {
  readonly formatDate: (date: string) => string;
  readonly formatPercent: (percent: number) => string;
  /** Returns all that a bar shows as a text. */
  readonly describe: (row: PlanRow<Item>, span: Span | undefined, isCritical: boolean) => string;
  readonly formatSpan: (span: Span) => string;
}

interface PlannerRowProps<Item extends PlannerItem> {
  readonly row: PlanRow<Item>;
  readonly line: number;
  readonly top: number;
  readonly columns: readonly PaneColumn<Item>[];
  readonly scale: Scale;
  readonly today: number;
  readonly texts: RowTexts<Item>;
  /** Where the bar is while it is being moved. */
  readonly draft: Span | undefined;
  readonly isCritical: boolean;
  /** Whether it is being chosen what waits for it. */
  readonly isLinked: boolean;
  readonly canMove: boolean;
}

type Properties = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

function renderName<Item extends PlannerItem>(
  { item, isExpanded }: PlanRow<Item>,
  t: ReturnType<typeof usePlanningMessages>,
) {
  const { href, icon, label } = item;
  return (
    <>
      {isExpanded === undefined ? (
        <span className="leaf" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(isExpanded ? 'ui.planner.collapse' : 'ui.planner.expand', { title: label })}
          aria-expanded={isExpanded}
        />
      )}
      {icon}
      {href === undefined ? (
        <b title={label}>{label}</b>
      ) : (
        <Anchor href={href} tabIndex={-1} title={label}>
          {label}
        </Anchor>
      )}
    </>
  );
}

function renderCell<Item extends PlannerItem>(
  { id, own }: PaneColumn<Item>,
  { row, texts }: PlannerRowProps<Item>,
) {
  const { item } = row;
  if (own) return own.cell(item);
  if (id === '#start') return item.start && texts.formatDate(item.start);
  if (id === '#end') return item.end && texts.formatDate(item.end);
  return item.progress === undefined ? undefined : texts.formatPercent(item.progress);
}

/** Places something along the timeline. */
const placeOf = (scale: Scale, { start, end }: Span): Properties => ({
  '--at': `${xOf(scale, start)}px`,
  '--length': `${(end - start + 1) * scale.dayWidth}px`,
});

function renderBar<Item extends PlannerItem>(props: PlannerRowProps<Item>) {
  const { canMove, columns, draft, isCritical, isLinked, row, scale, texts, today } = props;
  const { isDerived, item } = row;
  const { baseline, label, progress = 0, tone = 'accent', weight = 'item' } = item;
  const span = draft ?? row.span;
  const agreed = baseline && spanOf(baseline);
  return (
    <>
      {agreed && <i className="baseline" style={placeOf(scale, agreed)} />}
      <div
        className="bar"
        role="gridcell"
        aria-colindex={columns.length + 1}
        aria-label={texts.describe(row, span, isCritical)}
        data-weight={isDerived ? 'sum' : weight}
        data-tone={tone}
        data-critical={isCritical || undefined}
        data-movable={canMove || undefined}
        data-held={draft !== undefined || isLinked || undefined}
        data-empty={span === undefined || undefined}
        style={
          {
            ...placeOf(scale, span ?? { start: today, end: today }),
            '--done': `${Math.min(Math.max(progress, 0), 100)}%`,
          } as Properties
        }
      >
        {span && (
          <>
            <i className="shape" />
            <span className="caption" aria-hidden>
              {draft ? texts.formatSpan(draft) : label}
            </span>
          </>
        )}
      </div>
    </>
  );
}

/** Renders an item: its columns and its bar. It renders again only when what it shows changes; its cells are plain elements. */
function Row<Item extends PlannerItem>(props: PlannerRowProps<Item>) {
  const { columns, line, row, top } = props;
  const t = usePlanningMessages();
  const { isExpanded, item, level, position, size } = row;
  return (
    <div
      className="row"
      role="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-rowindex={line + 2}
      aria-expanded={isExpanded}
      data-weight={item.weight}
      style={{ insetBlockStart: top, '--level': level } as Properties}
    >
      {columns.map((column, index) => (
        <div
          key={column.id}
          className={index === 0 ? 'cell name' : 'cell'}
          role={index === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={index + 1}
          data-column={column.id}
          style={{ '--at': `${column.at}px`, inlineSize: column.width } as Properties}
        >
          {index === 0 ? renderName(row, t) : renderCell(column, props)}
        </div>
      ))}
      {renderBar(props)}
    </div>
  );
}

export const PlannerRow = memo(Row) as typeof Row;
