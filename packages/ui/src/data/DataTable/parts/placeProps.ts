import type { AriaAttributes, CSSProperties } from 'react';
import type { TreePlace } from '../treeRows.ts';

interface PlaceProps extends AriaAttributes {
  style: CSSProperties & Partial<Record<'--table-level', number>>;
}

/** Returns the props that place a row: below the top of the body, and in a tree among those below the same row. */
export function placeProps(
  top: number,
  { isExpanded, level, position, size }: Partial<TreePlace>,
): PlaceProps {
  const style = { insetBlockStart: top };
  if (level === undefined) return { style };
  return {
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
    'aria-expanded': isExpanded,
    style: { ...style, '--table-level': level },
  };
}
