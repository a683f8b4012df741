import { type KeyboardEvent, useRef, useState } from 'react';
import { appendToQuery, findTypeaheadMatch, isPrintableKey } from '../../primitives/typeahead/index.ts';
import type { TypeaheadQuery } from '../../primitives/typeahead/index.ts';
import { announce } from '../../provider/announcer/index.ts';
import { usePlanningMessages } from '../messages/usePlanningMessages.ts';
import type { Plan, PlanRow } from './plan.ts';
import type { PlannerLink, PlannerProps } from './Planner.types.ts';

interface LinkingOptions extends Pick<PlannerProps, 'onLink'> {
  readonly plan: Plan;
  /** Links two items, or parts them. */
  readonly link: (link: PlannerLink) => void;
  /** Leads the focus to the bar in a line. */
  readonly focusBar: (line: number) => void;
}

/** Whether a key is L, also where the keyboard writes in other letters. */
export const isLinkKey = ({ code, key }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'l' || (code === 'KeyL' && !/^[\u0020-\u007E]$/.test(key));

/** Lets a person choose which item waits for another: by arrows, by typing its name or by a press. Enter links, Delete parts, Escape leaves all as it was. */
export function useLinking({ focusBar, link, onLink, plan }: LinkingOptions) {
  const t = usePlanningMessages();
  const [fromId, setFromId] = useState<string>();
  const typed = useRef<TypeaheadQuery>(undefined);
  const from = fromId === undefined ? undefined : plan.rows[plan.rowOf(fromId)];

  const canLink = (row: PlanRow | undefined) => onLink !== undefined && row?.item.canLink === true;
  const ask = ({ item }: PlanRow) => announce(t('ui.planner.link.ask', { title: item.label }));

  const start = (row: PlanRow) => {
    setFromId(row.item.id);
    typed.current = undefined;
    focusBar(plan.rowOf(row.item.id));
    ask(row);
  };
  const cancel = () => {
    setFromId(undefined);
    if (from) focusBar(plan.rowOf(from.item.id));
    announce(t('ui.planner.link.none'));
  };

  const choose = (row: PlanRow, isLinked: boolean) => {
    if (!from) return;
    const isWaiting = row.item.dependsOn?.includes(from.item.id) === true;
    if (row === from) cancel();
    else if (!canLink(row) || (!isLinked && !isWaiting)) ask(from);
    else {
      setFromId(undefined);
      link({ from: from.item.id, to: row.item.id, isLinked });
    }
  };

  const step = (line: number, by: 1 | -1) => {
    for (let at = line + by; at >= 0 && at < plan.rows.length; at += by)
      if (canLink(plan.rows[at])) return focusBar(at);
    return undefined;
  };

  const find = (line: number, { key, timeStamp }: KeyboardEvent) => {
    typed.current = appendToQuery(typed.current, key, timeStamp);
    const found = findTypeaheadMatch(typed.current.text, line, plan.rows.length, (at) =>
      canLink(plan.rows[at]) ? plan.rows[at]?.item.label : undefined,
    );
    if (found >= 0) focusBar(found);
  };

  return {
    /** The row of what comes first, while it is being chosen what waits for it. */
    from,
    canLink,
    start,
    cancel,
    choose,
    /** Returns whether a key chose something. */
    onKey(event: KeyboardEvent, line: number): boolean {
      const row = plan.rows[line];
      if (!from || !row) return false;
      const { key } = event;
      if (key === 'ArrowDown') step(line, 1);
      else if (key === 'ArrowUp') step(line, -1);
      else if (key === 'Enter') choose(row, true);
      else if (key === 'Delete' || key === 'Backspace') choose(row, false);
      else if (key === 'Escape') cancel();
      else if (isPrintableKey(key)) find(line, event);
      else return key.startsWith('Arrow');
      return true;
    },
  };
}
