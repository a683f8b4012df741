import { Ellipsis } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Anchor } from '../../../primitives/Anchor/index.ts';
import type { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import type { BoardProps } from '../Board.types.ts';

/** What draws cards: the same for all of them. */
export interface CardParts<Card> extends Pick<
  BoardProps<Card>,
  'getCardHref' | 'getCardKey' | 'getCardLabel' | 'renderCard'
> {
  /** Passed to all cards, so that none has to look it up. */
  readonly t: ReturnType<typeof usePlanningMessages>;
  /** Whether cards have a menu. */
  readonly hasMenu: boolean;
}

interface CardRowProps<Card> {
  readonly parts: CardParts<Card>;
  readonly card: Card;
  readonly index: number;
  readonly top: number;
  /** Whether the card is in the order of tabs: one of the board is. */
  readonly isActive: boolean;
  readonly isHeld: boolean;
  readonly isMenuOpen: boolean;
}

function PlainCardRow<Card>({ parts, card, index, top, isActive, isHeld, isMenuOpen }: CardRowProps<Card>) {
  const { getCardHref, getCardKey, getCardLabel, hasMenu, renderCard, t } = parts;
  const label = getCardLabel(card);
  const tabIndex = isActive ? 0 : -1;
  const title: ReactNode = getCardHref ? (
    <Anchor href={getCardHref(card)} tabIndex={-1} draggable={false}>
      {label}
    </Anchor>
  ) : (
    label
  );
  return (
    <div
      className="card"
      role="row"
      aria-rowindex={index + 1}
      tabIndex={tabIndex}
      data-card={getCardKey(card)}
      data-held={isHeld || undefined}
      style={{ insetBlockStart: top }}
    >
      <div className="content" role="gridcell">
        <div className="title">{title}</div>
        <div className="details">{renderCard(card)}</div>
      </div>
      {hasMenu && (
        <div className="more" role="gridcell">
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={t('ui.board.options', { title: label })}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
          >
            <Ellipsis aria-hidden size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Renders a card. It renders again only when its own data, place or state change; the board listens to all of them. */
export const CardRow = memo(PlainCardRow) as typeof PlainCardRow;
