import type { WorkCalendar } from './calendar.ts';
import type { Span } from './days.ts';

/** Describes what has to be known of an item to find the critical path. */
export interface PlannedItem {
  readonly id: string;
  readonly span: Span;
  /** Names the items that have to be finished before this one is begun. */
  readonly dependsOn: readonly string[];
  /** Whether nothing is left to do. */
  readonly isDone: boolean;
}

interface Node {
  readonly item: PlannedItem;
  /** How many followers have not been looked at yet. */
  waiting: number;
  /** The latest end, in days that are worked, at which nothing behind is late. */
  latestEnd: number;
  /** Another one of those that it hangs together with; the last of them stands for all. */
  group?: Node;
}

/** Returns the node that stands for all that hang together. */
function groupOf(node: Node): Node {
  let at = node;
  while (at.group) {
    if (at.group.group) at.group = at.group.group;
    at = at.group;
  }
  return at;
}

/** Notes that two nodes hang together. */
function join(a: Node, b: Node): void {
  const [from, to] = [groupOf(a), groupOf(b)];
  if (from !== to) from.group = to;
}

/**
 * Finds the critical path: the items without slack among those that depend on each other. If one of them is late, the last of them is late. Slack is
 * counted in days that are worked, so that a weekend between two items is none. Items that wait for each other in a circle have no place in it.
 */
export function findCriticalPath(
  items: readonly PlannedItem[],
  { countBefore }: WorkCalendar,
): ReadonlySet<string> {
  const nodes = new Map<string, Node>();
  for (const item of items) nodes.set(item.id, { item, waiting: 0, latestEnd: Infinity });
  const linked = new Set<Node>();
  for (const node of nodes.values()) {
    for (const id of new Set(node.item.dependsOn)) {
      const before = nodes.get(id);
      if (before === undefined || before === node) continue;
      before.waiting += 1;
      join(before, node);
      linked.add(before).add(node);
    }
  }

  const endOf = ({ item }: Node) => countBefore(item.span.end + 1);
  const lastEnds = new Map<Node, number>();
  for (const node of linked) {
    const group = groupOf(node);
    lastEnds.set(group, Math.max(lastEnds.get(group) ?? -Infinity, endOf(node)));
  }

  const critical = new Set<string>();
  const ready = [...linked].filter(({ waiting }) => waiting === 0);
  for (let node = ready.pop(); node !== undefined; node = ready.pop()) {
    const { item } = node;
    const latest = Math.min(node.latestEnd, lastEnds.get(groupOf(node)) ?? Infinity);
    const work = endOf(node) - countBefore(item.span.start);
    if (latest <= endOf(node) && !item.isDone) critical.add(item.id);
    for (const id of new Set(item.dependsOn)) {
      const before = nodes.get(id);
      if (before === undefined || before === node) continue;
      before.latestEnd = Math.min(before.latestEnd, latest - work);
      before.waiting -= 1;
      if (before.waiting === 0) ready.push(before);
    }
  }
  return critical;
}
