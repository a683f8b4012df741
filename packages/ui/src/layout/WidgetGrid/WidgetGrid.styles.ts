import { styled } from 'styled-components';
import { Card } from '../Card/index.ts';

export const Root = styled.div`
  inline-size: 100%;
  container-type: inline-size;
`;

export const Hint = styled.p`
  margin-block-end: var(--bureau-space-4);
  color: var(--bureau-color-text-muted);
`;

/** Widgets stand in the order in which they are read: none jumps back into a gap. */
export const Grid = styled.div`
  display: grid;
  gap: var(--bureau-space-4);
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: minmax(5.5rem, auto);

  @container (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
  }
`;

export const Cell = styled(Card)`
  grid-column: span var(--widget-columns);
  grid-row: span var(--widget-rows);
  order: var(--widget-order);
  break-inside: avoid;

  &[data-arranging] {
    border-color: var(--bureau-color-border-strong);
  }

  &[data-arranging] > :first-child {
    padding-inline: var(--bureau-space-2);
  }

  &[data-held] {
    outline: 2px dashed var(--bureau-color-accent);
    outline-offset: 1px;
    background-color: var(--bureau-color-surface-selected);
  }

  @container (width < 60rem) {
    grid-column: span var(--widget-medium-columns);
  }

  @container (width < 40rem) {
    grid-column: auto;
    grid-row: auto;
  }
`;
