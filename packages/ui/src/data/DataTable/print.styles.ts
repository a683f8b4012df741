import { css } from 'styled-components';

/**
 * Prints all rows that are loaded one below the other (`TableBody` draws them), with the columns that are shown and without what can be
 * pressed. No row is divided between two pages.
 */
export const print = css`
  @media print {
    flex: none;
    block-size: auto;
    max-block-size: none;
    overflow: visible;

    .grid {
      inline-size: 100%;
    }

    .header,
    .row .cell {
      position: static;
    }

    .body {
      block-size: auto !important;
    }

    .body > .row {
      position: relative;
      inset-block-start: auto !important;
      break-inside: avoid;
    }

    .select > *,
    .actions > * {
      visibility: hidden;
    }
  }
`;
