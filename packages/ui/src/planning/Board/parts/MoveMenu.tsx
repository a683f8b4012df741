import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnchoredMenu } from '../../../overlay/Menu/AnchoredMenu.tsx';
import { MenuItem, MenuSection } from '../../../overlay/Menu/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import type { BoardColumn, BoardLane } from '../Board.types.ts';
import type { Spot } from '../places.ts';

export interface MoveMenuProps {
  /** The element that the menu comes from. */
  readonly anchor: Element;
  /** Names the menu. */
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  readonly lanes: readonly BoardLane[];
  /** Where the card is. */
  readonly spot: Spot;
  /** How many other cards are there. */
  readonly others: number;
  /** Moves the card; undefined where it cannot be moved. */
  readonly onMove: ((to: Spot) => void) | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What else can be done with the card. */
  readonly children: ReactNode;
}

/** Moves a card to a column, a lane or another place of its column, and offers what else can be done with it. */
export function MoveMenu(props: MoveMenuProps) {
  const { anchor, label, columns, lanes, spot, others, onMove, onOpenChange, children } = props;
  const t = usePlanningMessages();
  const steps = [
    { id: 'top', Icon: ArrowUpToLine, index: 0 },
    { id: 'up', Icon: ArrowUp, index: spot.index - 1 },
    { id: 'down', Icon: ArrowDown, index: spot.index + 1 },
    { id: 'bottom', Icon: ArrowDownToLine, index: others },
  ] as const;
  const targets = [
    { id: 'column', entries: columns, own: spot.columnId, field: 'columnId' },
    { id: 'lane', entries: lanes, own: spot.laneId, field: 'laneId' },
  ] as const;
  const possible = steps.filter(({ index }) => index >= 0 && index <= others && index !== spot.index);
  return (
    <AnchoredMenu {...{ anchor, label, onOpenChange }} placement="bottom end">
      {onMove &&
        targets.map(
          ({ id, entries, own, field }) =>
            entries.length > 1 && (
              <MenuSection key={id} title={t(`ui.board.${id}`)}>
                {entries
                  .filter((entry) => entry.id !== own)
                  .map((entry) => (
                    <MenuItem
                      key={entry.id}
                      id={`${id} ${entry.id}`}
                      label={entry.label}
                      onAction={() => onMove({ ...spot, [field]: entry.id, index: Infinity })}
                    />
                  ))}
              </MenuSection>
            ),
        )}
      {onMove && possible.length > 0 && (
        <MenuSection title={t('ui.board.position')}>
          {possible.map(({ id, Icon, index }) => (
            <MenuItem
              key={id}
              id={id}
              label={t(`ui.board.${id}`)}
              icon={<Icon />}
              onAction={() => onMove({ ...spot, index })}
            />
          ))}
        </MenuSection>
      )}
      {children}
    </AnchoredMenu>
  );
}
