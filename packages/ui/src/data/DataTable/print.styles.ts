import { css } from 'styled-components';

/**
 * Prints all rows that are loaded one below the other (`TableBody` draws them), with the columns that are shown, which share the width of the paper, and
 * without what can be pressed. No row is divided between two pages.
 */
export const print = css`
  @media print {
    &,
    .header,
    .body {
      display: contents;
    }

    .grid {
      display: table;
      inline-size: 100%;
      border-collapse: collapse;
    }

    .row[role] {
      position: static;
      display: table-row;
      break-inside: avoid;
    }

    .row .cell {
      position: static;
      display: table-cell;
      padding: var(--bureau-space-2);
      line-height: normal;
      white-space: normal;
    }

    .group > .cell {
      max-inline-size: 0;
    }

    .cell:is(.select, .actions) {
      display: none;
    }
  }
`;
