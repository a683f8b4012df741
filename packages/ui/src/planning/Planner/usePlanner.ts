import { formatPlainDate, localDateFormat } from '@bureau/values';
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { positionOf } from '../../data/DataTable/gridCells.ts';
import { type GridPosition, headerRow } from '../../data/DataTable/gridKeys.ts';
import { layLines } from '../../data/DataTable/lines.ts';
import { stepInTree } from '../../data/DataTable/treeKeys.ts';
import { useGridFocus } from '../../data/DataTable/useGridFocus.ts';
import type { BodyHandle } from '../../data/DataTable/useRowWindow.ts';
import { useControlled } from '../../primitives/state/useControlled.ts';
import { useNavigation } from '../../provider/navigation/index.ts';
import { layCalendar } from './calendar.ts';
import { findCriticalPath } from './criticalPath.ts';
import { dayOf } from './days.ts';
import { linksOf } from './links.ts';
import { layPlan, type PlanRow, rangeOf } from './plan.ts';
import { paneColumns } from './paneColumns.ts';
import type { PlannerItem, PlannerProps } from './Planner.types.ts';
import { layScale } from './scale.ts';
import { spanOf } from './move.ts';
import { useBarDrag } from './useBarDrag.ts';
import { isLinkKey, useLinking } from './useLinking.ts';
import { useMoves } from './useMoves.ts';
import { useTextScale } from './useTextScale.ts';
import { useTimelineView } from './useTimelineView.ts';

const nothing: ReadonlySet<string> = new Set();
const noHolidays: NonNullable<PlannerProps['holidays']> = [];
const weekend: readonly number[] = [0, 6];
const noColumns: NonNullable<PlannerProps['columns']> = [];

/** How much of the timeline is there beyond all bars, in pixels. */
const room = 900;

/** Writes dates in a format, each of them once: rows that come into view name those of others. */
function createDateWriter(format: string): (date: string) => string {
  const written = new Map<string, string>();
  return (date) => {
    const words = written.get(date) ?? formatPlainDate(date, format);
    written.set(date, words);
    return words;
  };
}

/** Combines the behaviour of a planner; its rendering is in its parts. */
export function usePlanner<Item extends PlannerItem>(props: PlannerProps<Item>) {
  const { items, columns = noColumns, daysOff = weekend, holidays = noHolidays, dateFormat } = props;
  const { locale, ...written } = useLocale();
  // named here, so that the types of the package name no package that it does not depend on
  const direction: 'ltr' | 'rtl' = written.direction;
  const isRightToLeft = direction === 'rtl';
  const { navigate } = useNavigation();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<BodyHandle>(null);
  const today = dayOf(props.today);

  const [zoom, setZoom] = useControlled(props.zoom, props.defaultZoom ?? 'week', props.onZoomChange);
  const [view, setView] = useControlled(props.view, props.defaultView ?? 'timeline', props.onViewChange);
  const [collapsed, setCollapsed] = useControlled(props.collapsedIds, nothing, props.onCollapsedIdsChange);
  const [showsCritical, setShowsCritical] = useState(true);

  const formatDate = useMemo(
    () => createDateWriter(dateFormat ?? localDateFormat(locale)),
    [dateFormat, locale],
  );
  const calendar = useMemo(
    () =>
      layCalendar(
        daysOff,
        holidays.map(({ date }) => date),
      ),
    [daysOff, holidays],
  );
  const plan = useMemo(() => layPlan(items, collapsed), [items, collapsed]);
  const range = useMemo(() => rangeOf(items, { start: today, end: today }), [items, today]);
  const { start, end } = range;
  const scale = useMemo(() => layScale(zoom, { start, end }, room), [zoom, start, end]);
  const critical = useMemo(() => {
    if (!showsCritical) return nothing;
    const planned = items.flatMap((item) => {
      const span = spanOf(item);
      return span
        ? [{ id: item.id, span, dependsOn: item.dependsOn ?? [], isDone: item.isDone === true }]
        : [];
    });
    return findCriticalPath(planned, calendar);
  }, [items, calendar, showsCritical]);
  const links = useMemo(() => linksOf(plan, critical), [plan, critical]);
  const hasBroken = useMemo(() => links.some(({ isBroken }) => isBroken), [links]);
  const isMovable = props.onMove !== undefined && items.some((item) => item.canMove === true);

  const texts = useTextScale();
  const paneOf = useCallback((width: number) => paneColumns(columns, width, texts).width, [columns, texts]);
  const isDrawn = view === 'timeline' && items.length > 0;
  const timeline = useTimelineView(scroller, scale, paneOf, today, isDrawn);
  const pane = useMemo(() => paneColumns(columns, timeline.width, texts), [columns, texts, timeline.width]);
  const columnIds = useMemo(() => [...pane.columns.map(({ id }) => id), '#bar'], [pane]);
  const barColumn = columnIds.length - 1;

  const moves = useMoves({
    onLink: props.onLink,
    onMove: props.onMove,
    zoom,
    today,
    formatDate,
    labelOf: (id) => items.find((item) => item.id === id)?.label ?? '',
  });
  const canMove = ({ isDerived, item }: PlanRow) =>
    props.onMove !== undefined && item.canMove === true && !isDerived;

  const undo = () => {
    if (!moves.cancel()) moves.undo();
  };

  const setExpanded = (id: string, isExpanded: boolean) => {
    const next = new Set(collapsed);
    if (isExpanded) next.delete(id);
    else next.add(id);
    setCollapsed(next);
  };

  /** Moves the bar that has the focus by the keys, and leads from it to what it belongs to. */
  const onBarKey = (event: KeyboardEvent<HTMLElement>, row: PlanRow) => {
    const [forwards, backwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if ((event.key === forwards || event.key === backwards) && canMove(row)) {
      event.preventDefault();
      moves.nudge(row, event.key === forwards ? 1 : -1, event.shiftKey ? 'end' : 'whole');
    } else if (event.key === 'Escape' && moves.cancel()) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (moves.draft.get()) moves.settle();
      else if (row.item.href !== undefined) navigate(row.item.href);
    }
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, { row: line, column }: GridPosition) => {
    const row = plan.rows[line];
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'z' && !event.shiftKey) {
      event.preventDefault();
      undo();
      return;
    }
    if (line === headerRow || !row || isCommand) return;
    if (linking.onKey(event, line)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (isLinkKey(event) && !event.shiftKey && linking.canLink(row)) {
      event.preventDefault();
      startLink(row);
      return;
    }
    if (column === barColumn) onBarKey(event, row);
    if (column !== 0 || event.shiftKey) return;
    const step = stepInTree({ key: event.key, isRightToLeft }, row.isExpanded);
    if (step === undefined) return;
    event.preventDefault();
    if (step !== 'parent') setExpanded(row.item.id, step === 'expand');
    else if (row.parent >= 0) focus.focusLine(row.parent);
  };

  const source = useMemo(
    () => ({
      lines: layLines(plan.rows.length, undefined, new Set()),
      rows: plan.rows,
      getRowKey: ({ item }: PlanRow) => item.id,
    }),
    [plan],
  );
  const focus = useGridFocus({
    root: scroller,
    body,
    source,
    columnIds,
    firstColumn: 0,
    currentKey: undefined,
    onKey,
  });
  const linking = useLinking({
    plan,
    onLink: props.onLink,
    link: moves.link,
    focusBar: (line) => focus.focusCell({ row: line, column: barColumn }),
  });
  const startLink = (row: PlanRow) => {
    moves.settle();
    linking.start(row);
  };
  const onPointerDown = useBarDrag({
    scroller,
    plan,
    scale,
    paneWidth: pane.width,
    canMove,
    show: moves.show,
    finish: moves.finish,
    cancel: moves.cancel,
  });

  const rowAt = (target: EventTarget) => {
    const at = target instanceof Element ? positionOf(scroller.current, target) : undefined;
    return at && { ...at, row: plan.rows[at.row] };
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const at = rowAt(target);
    const isToggle = target instanceof Element && target.closest('button') !== null;
    if (at?.column === barColumn && at.row) linking.choose(at.row, true);
    if (at?.column === 0 && at.row && isToggle) setExpanded(at.row.item.id, at.row.isExpanded === false);
  };
  const onDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const at = rowAt(target);
    if (at?.column === barColumn && !linking.from && at.row?.item.href !== undefined)
      navigate(at.row.item.href);
  };

  const { position } = focus;
  const activeRow = position?.column === barColumn ? plan.rows[position.row] : undefined;
  return {
    // the page takes its direction over only later, and where it is scrolled to depends on it
    direction,
    scroller,
    body,
    plan,
    scale,
    pane,
    calendar,
    holidays,
    critical,
    links,
    hasBroken,
    isMovable,
    timeline,
    today,
    formatDate,
    focus,
    columnCount: columnIds.length,
    zoom: { value: zoom, change: setZoom },
    view: { value: view, change: setView },
    critically: { isShown: showsCritical, show: setShowsCritical },
    collapse: {
      isAll: plan.parentIds.length > 0 && plan.parentIds.every((id) => collapsed.has(id)),
      all: () => setCollapsed(new Set(plan.parentIds)),
      none: () => setCollapsed(nothing),
    },
    draft: moves.draft,
    /** The bar that was focused last, where it can be moved. */
    active: activeRow && canMove(activeRow) ? activeRow : undefined,
    activeId: activeRow?.item.id,
    canMove,
    nudge: moves.nudge,
    linking: {
      ...linking,
      toggle: (row: PlanRow) => (linking.from ? linking.cancel() : startLink(row)),
    },
    undo: { can: moves.canUndo, run: undo },
    scrollerProps: {
      ...focus.rootProps,
      onClick,
      onDoubleClick,
      ...(!linking.from && { onPointerDown }),
    },
  };
}

export type PlannerModel<Item extends PlannerItem = PlannerItem> = ReturnType<typeof usePlanner<Item>>;
