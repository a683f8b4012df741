import { styled } from 'styled-components';

/** Styles the cells from here: of many rows, each would else be components more. */
export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: var(--bureau-space-2);
    padding-inline: 0 min(var(--bureau-space-4), 3vw);
    font-weight: var(--bureau-font-weight-regular);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  /* A long word of another column leaves room for a short one, unless large texts leave none. */
  :is(th, td):not([data-narrow]) {
    min-inline-size: min(5.5rem, 20vw);
  }

  /* What names the rows has room for a word of its own. */
  tbody > tr > th:not([data-narrow]) {
    min-inline-size: min(6.5rem, 23vw);
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  thead th {
    padding-block: var(--bureau-space-1);
    font-size: var(--bureau-font-size-12);
    color: var(--bureau-color-text-muted);
  }

  tbody tr {
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  tfoot td {
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border-strong);
    font-weight: var(--bureau-font-weight-semibold);
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-narrow] {
    inline-size: 1px;
    white-space: nowrap;
  }

  tr[data-done] > th {
    text-decoration: line-through;
    color: var(--bureau-color-text-muted);
  }
`;
