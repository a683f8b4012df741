import type { GroupId, RowGroup } from './DataTable.types.ts';

/** Describes the heading of a group as a line of the table. */
export interface GroupLine {
  readonly group: RowGroup;
  readonly isCollapsed: boolean;
}

/** Describes the lines of a table's body: its rows, and the headings of its groups between them. */
export interface Lines {
  readonly count: number;
  /** Returns the index of the row in a line, or `undefined` for a heading and for what is below all rows. */
  rowAt: (line: number) => number | undefined;
  /** Returns the heading in a line, or `undefined` for a row. */
  groupAt: (line: number) => GroupLine | undefined;
  /** Returns the index of the row in a line, or of the first one that belongs below a heading. */
  rowFrom: (line: number) => number;
  /** Returns the line of a row; a row in a collapsed group has that of its heading. */
  lineOfRow: (row: number) => number;
  /** Returns the line of a group's heading, or -1. */
  lineOfGroup: (id: GroupId) => number;
}

interface Section extends Partial<GroupLine> {
  /** Names the first line and the first row, and counts the rows and those of them that are lines. */
  line: number;
  row: number;
  rows: number;
  shown: number;
}

/** Returns the last of sorted sections that begins at a place or before it. */
function sectionAt(sections: readonly Section[], by: 'line' | 'row', place: number): Section | undefined {
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sections[middle]?.[by] ?? Infinity) <= place) low = middle;
    else high = middle - 1;
  }
  return sections[low];
}

/**
 * Lays rows under the headings of their groups. Rows beyond the counts of all groups stand behind the last one, without a heading. `sizes` says how many
 * rows groups have where that is not their count: in a tree, where some are below others.
 */
export function layLines(
  rowCount: number,
  groups: readonly RowGroup[] | undefined,
  collapsed: ReadonlySet<GroupId>,
  sizes?: readonly number[],
): Lines {
  if (!groups) {
    return {
      count: rowCount,
      rowAt: (line) => (line < rowCount ? line : undefined),
      rowFrom: (line) => line,
      groupAt: () => undefined,
      lineOfRow: (row) => row,
      lineOfGroup: () => -1,
    };
  }
  const sections: Section[] = [];
  let [line, row] = [0, 0];
  for (const [place, group] of groups.entries()) {
    const rows = Math.max(Math.min(sizes?.[place] ?? group.count, rowCount - row), 0);
    const isCollapsed = collapsed.has(group.id);
    const shown = isCollapsed ? 0 : rows;
    sections.push({ group, isCollapsed, line, row, rows, shown });
    line += 1 + shown;
    row += rows;
  }
  if (row < rowCount) sections.push({ line, row, rows: rowCount - row, shown: rowCount - row });
  const heading = (section: Section) => (section.group ? 1 : 0);
  return {
    count: line + rowCount - row,
    rowAt: (at) => {
      const section = sectionAt(sections, 'line', at);
      if (!section) return undefined;
      const place = at - section.line - heading(section);
      return place < 0 || place >= section.shown ? undefined : section.row + place;
    },
    rowFrom: (at) => {
      const section = sectionAt(sections, 'line', at);
      return section ? section.row + Math.max(at - section.line - heading(section), 0) : at;
    },
    groupAt: (at) => {
      const section = sectionAt(sections, 'line', at);
      if (section?.line !== at || !section.group) return undefined;
      return { group: section.group, isCollapsed: section.isCollapsed ?? false };
    },
    lineOfRow: (at) => {
      // Of sections that begin at the same row, all but the last one are empty.
      const section = sectionAt(sections, 'row', at);
      if (!section) return at;
      return section.shown === 0 ? section.line : section.line + heading(section) + at - section.row;
    },
    lineOfGroup: (id) => sections.find((section) => section.group?.id === id)?.line ?? -1,
  };
}
