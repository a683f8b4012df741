import { styled } from 'styled-components';

export const Root = styled.figure`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: var(--bureau-space-2);
  block-size: 100%;
  min-inline-size: 0;
`;

export const Summary = styled.figcaption`
  color: var(--bureau-color-text-muted);
`;

export const Head = styled.div`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: start;
  justify-content: space-between;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1) var(--bureau-space-4);
  min-block-size: var(--bureau-size-target);
  font-variant-numeric: tabular-nums;
`;

export const Entry = styled.span`
  display: inline-flex;
  gap: var(--bureau-space-2);
  align-items: center;

  &::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--bureau-color-accent);
    border-radius: 2px;
  }

  &[data-filled]::before {
    background-color: var(--bureau-color-accent);
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      border-color: CanvasText;
    }

    &[data-filled]::before {
      background-color: CanvasText;
    }
  }
`;

export const Plot = styled.div`
  display: grid;
  grid-template-areas: 'axis columns' '. ends';
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--bureau-space-1) var(--bureau-space-2);
  min-block-size: 9rem;
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);
`;

export const Axis = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: axis;
  align-items: end;
  justify-content: space-between;
  line-height: 1;
`;

export const Ends = styled.div`
  display: flex;
  grid-area: ends;
  justify-content: space-between;
  gap: var(--bureau-space-2);
`;

export const Columns = styled.div`
  display: flex;
  grid-area: columns;
  margin-block: 0.5em;
  border-block: var(--bureau-border-width) solid var(--bureau-color-border);
  background-image: linear-gradient(var(--bureau-color-border), var(--bureau-color-border));
  background-position: 0 50%;
  background-size: 100% var(--bureau-border-width);
  background-repeat: no-repeat;
`;

/** Leaves a sixth of its place free at either side, however narrow it is. */
export const Point = styled.div`
  display: flex;
  flex: 1;
  align-items: end;
  justify-content: center;
  min-inline-size: 0;
  border-radius: var(--bureau-radius-small) var(--bureau-radius-small) 0 0;

  &::before,
  &::after {
    content: '';
    flex: 1;
  }

  &[data-active] {
    background-color: var(--bureau-color-surface-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Column = styled.span`
  box-sizing: border-box;
  flex: 2;
  max-inline-size: 24px;
  min-inline-size: 0;
  block-size: var(--column-share);
  border: 1px solid var(--bureau-color-accent);
  border-block-end: 0;
  border-radius: 2px 2px 0 0;

  &[data-empty] {
    border: 0;
  }

  &[data-filled] {
    background-color: var(--bureau-color-accent);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;

    &[data-filled] {
      background-color: CanvasText;
    }
  }
`;

export const Scroll = styled.div`
  max-block-size: 20rem;
  overflow: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    text-align: start;
    font-weight: var(--bureau-font-weight-medium);
  }

  tbody th {
    font-weight: var(--bureau-font-weight-regular);
  }

  :is(th, td) {
    padding-block: var(--bureau-space-1);
    padding-inline: 0 var(--bureau-space-2);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  :is(th, td):not(:first-child) {
    text-align: end;
  }

  td a {
    display: inline-block;
    min-inline-size: var(--bureau-size-target);
    line-height: var(--bureau-size-target);
  }
`;
