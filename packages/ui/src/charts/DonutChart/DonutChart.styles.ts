import { styled } from 'styled-components';
import { toneStyles } from '../Chart/tones.styles.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 11rem) minmax(0, 1fr);
  gap: var(--bureau-space-3) var(--bureau-space-6);
  align-items: center;

  @container (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

export const Ring = styled.svg`
  inline-size: 100%;
  max-inline-size: 11rem;
  overflow: visible;
`;

export const Slice = styled.path`
  ${toneStyles}

  stroke: var(--series-color);
  stroke-width: 0.75px;
  outline: none;

  &[data-active] {
    opacity: 0.8;
  }

  &:focus-visible {
    stroke: var(--bureau-color-focus);
    stroke-width: 3px;
    paint-order: stroke;
  }
`;

export const Empty = styled.circle`
  fill: none;
  stroke: var(--bureau-color-border);
  stroke-width: 2px;
`;

export const Ink = styled.path`
  ${toneStyles}

  fill: none;
  stroke: var(--series-color);
`;

/** Keeps a part that is drawn by few lines apart from what is behind the ring. */
export const Wash = styled.rect`
  ${toneStyles}

  fill: color-mix(in srgb, var(--series-color) 15%, transparent);
`;

export const Center = styled.text`
  font-size: 13px;
  font-weight: var(--bureau-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  fill: var(--bureau-color-text);
  text-anchor: middle;
  dominant-baseline: central;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, max-content) auto auto;
  column-gap: var(--bureau-space-3);
  justify-content: start;
  font-variant-numeric: tabular-nums;
`;

export const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-block-size: var(--bureau-size-target);
  padding-inline: var(--bureau-space-1);
  border-radius: var(--bureau-radius-small);

  &[data-active] {
    background-color: var(--bureau-color-surface-hover);
  }
`;

export const Value = styled.span`
  text-align: end;
  font-weight: var(--bureau-font-weight-medium);
`;

export const Share = styled.span`
  text-align: end;
  color: var(--bureau-color-text-muted);
`;
