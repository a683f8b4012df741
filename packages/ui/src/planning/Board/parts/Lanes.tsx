import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import type { BoardKey, BoardPlace, BoardProps, BoardRange } from '../Board.types.ts';
import type { LaidLane } from '../lanes.ts';
import { placeKey } from '../places.ts';
import { rangeOf, useView, type View } from '../useCardWindow.ts';
import { useSteadyLane } from '../useSteadyLane.ts';
import { CardCell, type PlaceProps } from './CardCell.tsx';

interface LanesProps<Card> {
  readonly lanes: readonly LaidLane[];
  readonly cellsOf: (laneId: BoardKey) => readonly PlaceProps<Card>[];
  /** Counts the cards of a lane. */
  readonly countOf: (laneId: BoardKey) => number;
  readonly step: number;
  readonly level: 2 | 3 | 4;
  readonly id: string;
  /** Names the lanes that are drawn wherever they are, because of what they hold. */
  readonly keptIds: ReadonlySet<BoardKey | null | undefined>;
  /** Holds the place below the pointer. */
  readonly hovered: RefObject<BoardPlace | undefined>;
  readonly isColumnCollapsed: (id: BoardKey) => boolean;
  readonly onToggle: (id: BoardKey) => void;
  readonly onRangeChange: BoardProps<Card>['onRangeChange'];
  readonly renderFoot: (place: BoardPlace) => ReactNode;
}

const isInView = ({ top, height }: View, lane: LaidLane) =>
  lane.top < top + 2 * height && lane.top + lane.height > top - height;

/** Reports which cards of a place are in view. */
function RangeReport({ place, first, last, onRangeChange }: ReportProps) {
  useEffect(() => onRangeChange({ ...place, first, last }), [onRangeChange, place, first, last]);
  return null;
}

interface ReportProps extends Pick<BoardRange, 'first' | 'last'> {
  readonly place: BoardPlace;
  readonly onRangeChange: (range: BoardRange) => void;
}

/** Renders the lanes of a board below each other. They scroll together, and those out of view keep their heading and their height alone. */
export function Lanes<Card>(props: LanesProps<Card>) {
  const { lanes, cellsOf, countOf, step, level, id, keptIds, isColumnCollapsed, onRangeChange } = props;
  const t = usePlanningMessages();
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const view = useView(box, step);
  useSteadyLane(box, lanes, props.hovered);
  const Heading = `h${level}` as const;

  const renderCell = (cell: PlaceProps<Card>, offset: number) => {
    const { place } = cell;
    const key = placeKey(place);
    if (isColumnCollapsed(place.columnId))
      return (
        <div key={key} className="cell" data-cell={key} data-collapsed>
          {cell.dropIndex !== undefined && <div className="drop" hidden />}
        </div>
      );
    const range = rangeOf(view, offset, cell.cards.length, step);
    return (
      <div key={key} className="cell" data-cell={key}>
        <div className="stack">
          <CardCell {...cell} {...range} />
        </div>
        {props.renderFoot(place)}
        {onRangeChange && range.last >= range.first && (
          <RangeReport place={place} {...range} onRangeChange={onRangeChange} />
        )}
      </div>
    );
  };

  return (
    <div ref={box}>
      {lanes.map(({ lane, cardsTop, height, isCollapsed, ...laid }, at) => {
        const headingId = `${id}-lane-${at}`;
        const isDrawn =
          !isCollapsed &&
          (keptIds.has(lane.id) || isInView(view, { lane, cardsTop, height, isCollapsed, ...laid }));
        const count = lane.count ?? countOf(lane.id);
        return (
          <section
            key={lane.id}
            className="lane"
            aria-labelledby={headingId}
            data-lane={JSON.stringify(lane.id)}
            data-collapsed={isCollapsed || undefined}
            style={{ blockSize: height }}
          >
            <div className="lane-head">
              <div className="lane-title">
                <Heading id={headingId}>
                  <button type="button" aria-expanded={!isCollapsed} onClick={() => props.onToggle(lane.id)}>
                    {isCollapsed ? (
                      <ChevronRight aria-hidden size={16} />
                    ) : (
                      <ChevronDown aria-hidden size={16} />
                    )}
                    {lane.icon}
                    <span className="label">{lane.label}</span>
                    <span className="count" aria-hidden>
                      {count.toLocaleString(locale)}
                    </span>
                    <VisuallyHidden>{` ${t('ui.board.cards', { count })}`}</VisuallyHidden>
                  </button>
                </Heading>
                {lane.detail}
              </div>
            </div>
            {isDrawn && (
              <div className="cells">{cellsOf(lane.id).map((cell) => renderCell(cell, cardsTop))}</div>
            )}
          </section>
        );
      })}
    </div>
  );
}
