import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-3);
  min-inline-size: 0;
`;

export const Scroller = styled.div`
  max-block-size: 360px;
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--bureau-font-size-13);
  user-select: text;

  th,
  td {
    padding: var(--bureau-space-2) var(--bureau-space-3);
    text-align: start;
    vertical-align: top;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    font-weight: var(--bureau-font-weight-medium);
    white-space: nowrap;
    background-color: var(--bureau-color-surface-sunken);
    color: var(--bureau-color-text-muted);
  }

  tbody :is(th, td) {
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  tbody th {
    font-weight: var(--bureau-font-weight-regular);
    font-variant-numeric: tabular-nums;
    color: var(--bureau-color-text-muted);
  }

  :is(th, td):first-child {
    inline-size: 1%;
    text-align: end;
  }

  td {
    overflow-wrap: anywhere;
  }

  td:nth-child(2) {
    inline-size: 25%;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2) var(--bureau-space-3);
  color: var(--bureau-color-text-muted);
`;
