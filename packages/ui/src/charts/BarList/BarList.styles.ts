import { styled } from 'styled-components';
import { toneStyles } from '../Chart/tones.styles.ts';

export const List = styled.ul`
  display: grid;
  gap: var(--bureau-space-1);
  align-content: start;
`;

export const Row = styled.li`
  > :is(a, div) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bureau-space-1) var(--bureau-space-2);
    margin-inline: calc(-1 * var(--bureau-space-2));
    padding: var(--bureau-space-1) var(--bureau-space-2) var(--bureau-space-2);
    border-radius: var(--bureau-radius-medium);
    text-decoration: none;
    color: inherit;
  }

  > a:hover {
    background-color: var(--bureau-color-surface-hover);
  }
`;

export const Label = styled.span`
  flex: 1 1 6rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  font-weight: var(--bureau-font-weight-medium);
  font-variant-numeric: tabular-nums;
`;

export const Detail = styled.span`
  flex: 0 0 100%;
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);
`;

/** Holds a name and its line below in a row of the table. */
export const Cell = styled.span`
  display: grid;
`;

export const Track = styled.span`
  flex: 0 0 100%;
  block-size: 8px;
  border-radius: var(--bureau-radius-small);
  background-color: var(--bureau-color-neutral-background);
`;

export const Bar = styled.span`
  ${toneStyles}

  display: block;
  inline-size: var(--bar-share);
  block-size: 100%;
  border-radius: var(--bureau-radius-small);
  background-color: var(--series-color);
  print-color-adjust: exact;
`;
