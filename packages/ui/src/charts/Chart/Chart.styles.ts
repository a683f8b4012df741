import { styled } from 'styled-components';
import { surfaceStyles } from '../../overlay/Popover/surface.styles.ts';
import { patternStyles, toneStyles } from './tones.styles.ts';

export const Root = styled.figure`
  display: grid;
  grid-template-areas: 'summary table' 'legend legend' 'chart chart';
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: var(--bureau-space-2);
  align-items: start;
  block-size: 100%;
  min-inline-size: 0;
  container-type: inline-size;

  @media print {
    > button {
      display: none;
    }
  }
`;

export const Summary = styled.figcaption`
  grid-area: summary;
  color: var(--bureau-color-text-muted);
`;

/** Holds what is drawn, or the table. */
export const Body = styled.div`
  display: grid;
  grid-area: chart;
  min-inline-size: 0;
  block-size: 100%;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-area: legend;
  gap: var(--bureau-space-1) var(--bureau-space-4);
  font-variant-numeric: tabular-nums;
`;

export const Entry = styled.li`
  display: inline-flex;
  gap: var(--bureau-space-2);
  align-items: center;

  @media (pointer: coarse) {
    &:has(a) {
      min-block-size: 44px;
    }
  }
`;

export const PatternSample = styled.span`
  ${patternStyles}

  flex: none;
  box-sizing: border-box;
  inline-size: 12px;
  block-size: 12px;
  border-radius: 2px;
`;

export const LineSample = styled.svg`
  flex: none;
  inline-size: 28px;
  block-size: 12px;
`;

export const Stroke = styled.path`
  ${toneStyles}

  fill: none;
  stroke: var(--series-color);
  stroke-width: 2px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Shape = styled.path`
  ${toneStyles}

  fill: var(--series-color);
  stroke: var(--bureau-color-surface);
  stroke-width: 1px;

  &[data-hollow] {
    fill: var(--bureau-color-surface);
    stroke: var(--series-color);
    stroke-width: 2px;
  }
`;

export const Plot = styled.div`
  display: grid;
  grid-template-areas: 'axis area' '. labels';
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--bureau-space-1) var(--bureau-space-2);
  min-block-size: 9rem;
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);
`;

/** Holds the ticks upon each other, so that the longest of them makes it as wide as it is. */
export const Axis = styled.div`
  display: grid;
  grid-area: axis;
  margin-block: 0.5em;
`;

export const Tick = styled.span`
  position: relative;
  inset-block-end: var(--at);
  grid-area: 1 / 1;
  align-self: end;
  justify-self: end;
  line-height: 1;
  white-space: nowrap;
  translate: 0 50%;
`;

export const Area = styled.div`
  position: relative;
  grid-area: area;
  margin-block: 0.5em;
`;

export const GridLine = styled.div`
  position: absolute;
  inset-block-end: var(--at);
  inset-inline: 0;
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  &[data-base] {
    border-color: var(--bureau-color-border-strong);
  }
`;

/** Holds what is drawn; that from edge to edge keeps half a mark away from them. */
export const Marks = styled.div`
  position: absolute;
  inset: 0;
  inset-inline: var(--marks-inset, 0);
  pointer-events: none;
`;

export const Points = styled.div`
  position: absolute;
  inset: 0;
  inset-inline: var(--marks-inset, 0);
  display: flex;
`;

/** A point has its place in the middle; at the edges half of it is enough. */
export const Point = styled.div`
  position: relative;
  flex: 2;
  min-inline-size: 0;
  border-radius: var(--bureau-radius-small);

  &[data-active] {
    background-color: color-mix(in srgb, var(--bureau-color-text) 8%, transparent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-edge-to-edge] > &:is(:first-child, :last-child):not(:only-child) {
    flex: 1;
  }
`;

export const Labels = styled.div`
  position: relative;
  display: flex;
  grid-area: labels;
  justify-content: space-between;
  gap: var(--bureau-space-2);

  &[data-each] {
    gap: 0;
  }

  &[data-each] > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @container (inline-size < 30rem) {
    &[data-each='many'] > span {
      flex: none;
    }

    &[data-each='many'] > span:not(:first-child, :last-child) {
      display: none;
    }
  }
`;

export const Scroll = styled.div`
  max-block-size: 20rem;
  overflow: auto;
`;

export const Bubble = styled.span`
  border: var(--bureau-border-width) solid transparent;
  ${surfaceStyles}

  gap: var(--bureau-space-1);
  inset: auto;
  min-inline-size: 0;
  inline-size: max-content;
  margin: 0;
  padding: var(--bureau-space-2) var(--bureau-space-3);
  font-variant-numeric: tabular-nums;
`;

export const BubbleRow = styled.span`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
`;

export const BubbleValue = styled.span`
  margin-inline-start: auto;
  padding-inline-start: var(--bureau-space-2);
  font-weight: var(--bureau-font-weight-medium);
`;
