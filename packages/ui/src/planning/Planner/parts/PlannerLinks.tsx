import { useLocale } from 'react-aria-components';
import type { RowWindow, WindowMeasures } from '../../../data/DataTable/rowWindow.ts';
import type { Span } from '../days.ts';
import { linksIn, pathOf, type PlanLink } from '../links.ts';
import { type Scale, xOf } from '../scale.ts';

interface PlannerLinksProps {
  readonly links: readonly PlanLink[];
  readonly view: RowWindow & WindowMeasures;
  readonly scale: Scale;
  readonly paneWidth: number;
  /** The row of the bar that has the focus, or -1. */
  readonly activeRow: number;
  /** The row of the bar for which it is being chosen what waits for it, or -1. */
  readonly linkedRow: number;
  readonly spanAt: (line: number) => Span | undefined;
}

/** How long and how wide half of the head of an arrow is, in pixels. */
const [headLength, headWidth] = [5, 3.5];

/** Renders the lines from what comes first to what waits for it, as far as they cross the rows in view. */
export function PlannerLinks({
  activeRow,
  linkedRow,
  links,
  paneWidth,
  scale,
  spanAt,
  view,
}: PlannerLinksProps) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const { first, last, rowHeight, shift } = view;
  // Counted from the first row of all, so that a line stays as it is while it is scrolled.
  const yOf = (line: number) => line * rowHeight + rowHeight / 2;
  const top = first * rowHeight;
  const chosen = { id: '#chosen', from: linkedRow, to: activeRow, isBroken: false, isCritical: false };
  const shown = linkedRow >= 0 && activeRow >= 0 && activeRow !== linkedRow ? [...links, chosen] : links;
  return (
    <svg
      className="links"
      aria-hidden
      width={scale.width}
      height={(last - first + 1) * rowHeight}
      style={{ insetInlineStart: paneWidth, insetBlockStart: top + shift }}
    >
      <g transform={isRightToLeft ? `translate(${scale.width} ${-top}) scale(-1 1)` : `translate(0 ${-top})`}>
        {linksIn(shown, first, last).map(({ from, id, isBroken, isCritical, to }) => {
          const [before, after] = [spanAt(from), spanAt(to)];
          if (!before || !after) return undefined;
          const end = { x: xOf(scale, after.start), y: yOf(to) };
          const line = pathOf({ x: xOf(scale, before.end + 1), y: yOf(from) }, end, rowHeight);
          const head = `M${end.x - headLength} ${end.y - headWidth}L${end.x} ${end.y}L${end.x - headLength} ${end.y + headWidth}`;
          const isActive = from === activeRow || to === activeRow;
          return (
            <path
              key={id}
              d={line + head}
              data-broken={isBroken || undefined}
              data-critical={isCritical || undefined}
              data-active={isActive || undefined}
            />
          );
        })}
      </g>
    </svg>
  );
}
