import type { Plan } from './plan.ts';

/** Describes a line between two rows: from the end of the one that comes first to the start of the one that waits for it. */
export interface PlanLink {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Whether the second begins before the first has ended. */
  readonly isBroken: boolean;
  readonly isCritical: boolean;
}

/** How far a line leads away from a bar before it turns, in pixels. */
const stub = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the path of a line, in horizontal and vertical pieces: where there is room straight across, else around between the rows. */
export function pathOf(from: Point, to: Point, rowHeight: number): string {
  const out = from.x + stub;
  if (to.x - from.x >= 2 * stub) return `M${from.x} ${from.y}H${out}V${to.y}H${to.x}`;
  const between = to.y > from.y ? from.y + rowHeight / 2 : from.y - rowHeight / 2;
  return `M${from.x} ${from.y}H${out}V${between}H${to.x - stub}V${to.y}H${to.x}`;
}

/** Returns the lines that cross rows, both ends included. */
export const linksIn = (links: readonly PlanLink[], first: number, last: number): readonly PlanLink[] =>
  links.filter(({ from, to }) => Math.min(from, to) <= last && Math.max(from, to) >= first);

/** Lists the lines between the bars of a plan that are shown. */
export const linksOf = ({ rows, rowOf }: Plan, critical: ReadonlySet<string>): readonly PlanLink[] =>
  rows.flatMap(({ item, span }, to) => {
    if (!span) return [];
    return (item.dependsOn ?? []).flatMap((id): readonly PlanLink[] => {
      const from = rowOf(id);
      const before = rows[from]?.span;
      if (!before) return [];
      const isCritical = critical.has(id) && critical.has(item.id);
      return [{ id: `${id}>${item.id}`, from, to, isBroken: span.start <= before.end, isCritical }];
    });
  });
