import { type Ref, useRef, useSyncExternalStore } from 'react';
import { bodyHeight, renderedRows } from '../../../data/DataTable/rowWindow.ts';
import { type BodyHandle, useRowWindow } from '../../../data/DataTable/useRowWindow.ts';
import type { PlannerItem } from '../Planner.types.ts';
import { xOf } from '../scale.ts';
import type { PlannerModel } from '../usePlanner.ts';
import { PlannerGrid } from './PlannerGrid.tsx';
import { PlannerLinks } from './PlannerLinks.tsx';
import { PlannerRow, type RowTexts } from './PlannerRow.tsx';

interface PlannerBodyProps<Item extends PlannerItem> {
  readonly handle: Ref<BodyHandle>;
  readonly planner: PlannerModel<Item>;
  readonly texts: RowTexts<Item>;
}

const lineOfRow = (row: number) => row;

/** Renders the rows in view over the days in view. It alone renders while a person scrolls down, or moves a bar. */
export function PlannerBody<Item extends PlannerItem>({ handle, planner, texts }: PlannerBodyProps<Item>) {
  const { canMove, critical, focus, linking, links, pane, plan, scale, timeline, today } = planner;
  const { rows, rowOf } = plan;
  const draft = useSyncExternalStore(planner.draft.subscribe, planner.draft.get, planner.draft.get);
  const body = useRef<HTMLDivElement>(null);
  const view = useRowWindow({
    handle,
    body,
    count: rows.length,
    initialRow: 0,
    lineOfRow,
    isWaiting: false,
    listKey: '',
  });
  const spanAt = (line: number) => {
    const row = rows[line];
    return row?.item.id === draft?.row.item.id ? draft?.span : row?.span;
  };

  const drawn = view ? renderedRows(view, rows.length, [focus.keptLine]) : [];
  return (
    <div
      ref={body}
      className="body"
      role="rowgroup"
      style={{ blockSize: view ? bodyHeight(view) : `calc(${rows.length} * var(--planner-row))` }}
    >
      <PlannerGrid
        scale={scale}
        scrolled={timeline.scrolled}
        width={timeline.width}
        calendar={planner.calendar}
      />
      {view && (
        <PlannerLinks
          {...{ links, view, scale, spanAt }}
          paneWidth={pane.width}
          linkedRow={linking.from === undefined ? -1 : rowOf(linking.from.item.id)}
          activeRow={planner.activeId === undefined ? -1 : rowOf(planner.activeId)}
        />
      )}
      {view &&
        drawn.map((line) => {
          const row = rows[line];
          if (!row) return undefined;
          return (
            <PlannerRow
              key={row.item.id}
              {...{ row, line, scale, today, texts }}
              top={line * view.rowHeight + view.shift}
              columns={pane.columns}
              isLinked={row.item.id === linking.from?.item.id}
              draft={draft?.row.item.id === row.item.id ? draft.span : undefined}
              isCritical={critical.has(row.item.id)}
              canMove={canMove(row)}
            />
          );
        })}
      <i className="today" style={{ insetInlineStart: pane.width + xOf(scale, today + 0.5) }} />
    </div>
  );
}
