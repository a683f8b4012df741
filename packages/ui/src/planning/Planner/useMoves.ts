import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../provider/announcer/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { usePlanningMessages } from '../messages/usePlanningMessages.ts';
import { dateOf, type Span } from './days.ts';
import { datesOf, nudgeSpan, spanOf } from './move.ts';
import type { PlanRow } from './plan.ts';
import type { PlannerChange, PlannerLink, PlannerProps } from './Planner.types.ts';
import type { PlannerZoom } from './scale.ts';
import { createStore } from './store.ts';

/** How many milliseconds after the last key a bar that is moved by keys stays where it is: some presses in a row are one move. */
const pause = 800;

/** Describes where a bar is while it is being moved. */
export interface Draft {
  readonly row: PlanRow;
  readonly span: Span;
  /** Whether it is moved by keys, and so until no other one follows. */
  readonly isByKeys: boolean;
}

/** What was done, and can be taken back. */
type Step = PlannerChange | PlannerLink;

interface MovesOptions extends Pick<PlannerProps, 'onLink' | 'onMove'> {
  readonly zoom: PlannerZoom;
  /** The day on which an item without dates begins. */
  readonly today: number;
  readonly formatDate: (date: string) => string;
  readonly labelOf: (id: string) => string;
}

const isSame = (a: Span | undefined, b: Span) => a?.start === b.start && a.end === b.end;

const changeOf = ({ item, span: before }: PlanRow, span: Span): PlannerChange => {
  const isMoved = before !== undefined && before.end - before.start === span.end - span.start;
  const { id, start, end } = item;
  return {
    id,
    ...datesOf({ start, end }, span),
    days: isMoved ? span.start - before.start : 0,
    before: { start, end },
  };
};

const isLink = (step: Step): step is PlannerLink => 'isLinked' in step;

function inverse(step: Step): Step {
  if (isLink(step)) return { ...step, isLinked: !step.isLinked };
  const { before, days, end, id, start } = step;
  return { id, ...before, days: days === 0 ? 0 : -days, before: { start, end } };
}

/** Keeps where a bar is while it is being moved, hands on what was done, and takes it back. */
export function useMoves({ formatDate, labelOf, onLink, onMove, today, zoom }: MovesOptions) {
  const tUi = useUiMessages();
  const t = usePlanningMessages();
  const [draft] = useState(() => createStore<Draft | undefined>(undefined));
  const [done, setDone] = useState<readonly Step[]>([]);

  const say = (label: string, { start, end }: Span) =>
    announce(
      t('ui.planner.moved', {
        title: label,
        start: formatDate(dateOf(start)),
        end: formatDate(dateOf(end)),
      }),
    );

  const sayLink = ({ from, isLinked, to }: PlannerLink) =>
    announce(
      t(isLinked ? 'ui.planner.linked' : 'ui.planner.unlinked', { title: labelOf(to), other: labelOf(from) }),
    );

  const apply = async (step: Step, restore: (done: readonly Step[]) => readonly Step[]) => {
    try {
      await (isLink(step) ? onLink?.(step) : onMove?.(step));
    } catch {
      // the caller says why
      setDone(restore);
    }
  };

  const run = (step: Step) => {
    setDone((before) => [...before, step]);
    // there is nothing to take back
    void apply(step, (before) => before.filter((one) => one !== step));
  };

  const finish = ({ row, span }: Pick<Draft, 'row' | 'span'>) => {
    draft.set(undefined);
    if (isSame(row.span, span)) return;
    run(changeOf(row, span));
  };

  const settle = () => {
    const moved = draft.get();
    if (moved) finish(moved);
  };
  const commit = useEffectEvent(settle);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = draft.subscribe(() => {
      clearTimeout(timer);
      timer = draft.get()?.isByKeys ? setTimeout(() => commit(), pause) : undefined;
    });
    return () => {
      stop();
      clearTimeout(timer);
      // who leaves the page has moved it
      commit();
    };
  }, [draft]);

  return {
    /** The bar that is being moved. The parts that show it subscribe to it. */
    draft,
    canUndo: done.length > 0,
    /** Shows a bar at other days, without moving it yet. */
    show: (row: PlanRow, span: Span) => draft.set({ row, span, isByKeys: false }),
    /** Moves the bar to where it is shown. */
    finish,
    /** Moves a bar, or its end, by a unit of the zoom. It is done when no other key follows. */
    nudge(row: PlanRow, direction: 1 | -1, part: 'end' | 'whole') {
      const moved = draft.get();
      const isMoved = moved?.row.item.id === row.item.id;
      if (moved && !isMoved) finish(moved);
      const before = isMoved ? moved.span : row.span;
      const span = before ? nudgeSpan(before, zoom, direction, part) : { start: today, end: today };
      draft.set({ row, span, isByKeys: true });
      say(row.item.label, span);
    },
    /** Moves a bar at once that was moved by keys. */
    settle,
    /** Puts a bar back that is being moved; returns whether there was one. */
    cancel(): boolean {
      const moved = draft.get();
      if (!moved) return false;
      draft.set(undefined);
      announce(tUi('ui.sorting.putBack', { title: moved.row.item.label }));
      return true;
    },
    /** Links two items, or parts them. */
    link(link: PlannerLink) {
      sayLink(link);
      run(link);
    },
    /** Takes the last step back. */
    undo() {
      const last = done.at(-1);
      if (!last) return;
      setDone(done.slice(0, -1));
      const back = inverse(last);
      const span = isLink(back) ? undefined : spanOf(back);
      if (isLink(back)) sayLink(back);
      else if (span) say(labelOf(back.id), span);
      // it can be tried again
      void apply(back, (before) => [...before, last]);
    },
  };
}
