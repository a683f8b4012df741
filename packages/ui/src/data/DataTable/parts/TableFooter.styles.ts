import { styled } from 'styled-components';

/** Stays at the end of what is seen of the table; where rows are cards it names its figures, as they do. */
export const Footer = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  font-variant-numeric: tabular-nums;

  > .row {
    border-block: var(--bureau-border-width) solid var(--bureau-color-border-strong);
    border-block-end-color: var(--bureau-color-border);
    font-weight: var(--bureau-font-weight-semibold);
    line-height: calc(var(--table-row) - 2 * var(--bureau-border-width));
    background-color: var(--bureau-color-surface-sunken);
  }

  @container (inline-size < 30rem) {
    > .row {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--bureau-space-3);
      block-size: auto;
      padding-inline: var(--table-edge, var(--bureau-space-3));
      line-height: calc(var(--table-row) * 2 / 3);
    }

    .cell {
      position: static;
      padding: 0;
      border: 0;
    }

    .cell:empty {
      display: none;
    }

    [data-label]:not(:empty)::before {
      content: attr(data-label) ': ';
      font-weight: var(--bureau-font-weight-regular);
      color: var(--bureau-color-text-muted);
    }
  }

  @media print {
    position: static;
  }
`;
