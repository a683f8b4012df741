/** Describes a card of the board. */
export interface Card {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly column: number;
}

export const columns = ['Open', 'In progress', 'On hold', 'Waiting', 'Cancelled', 'Completed'] as const;

/** Makes cards that are spread over all columns. */
export const makeCards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `TSK-${String(index + 1).padStart(4, '0')}`,
    title: `Answer the ${index + 1}th question of the supplier before the end of the quarter`,
    column: index % columns.length,
  }));

/** Returns the cards after one has gone to the head of another column. */
export const moveCard = (cards: readonly Card[], id: number, column: number): readonly Card[] => {
  const moved = cards.find((card) => card.id === id);
  return moved ? [{ ...moved, column }, ...cards.filter((card) => card.id !== id)] : cards;
};

/** Returns the cards of each column: a column that has the same cards is the same array. */
export function divide(
  cards: readonly Card[],
  before: readonly (readonly Card[])[],
): readonly (readonly Card[])[] {
  return columns.map((_, column) => {
    const own = cards.filter((card) => card.column === column);
    const known = before[column];
    return known?.length === own.length && own.every((card, index) => card === known[index]) ? known : own;
  });
}
