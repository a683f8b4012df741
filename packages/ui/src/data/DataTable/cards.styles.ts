import { css } from 'styled-components';

/**
 * Shows cards in place of rows where there is no room for columns, as on a phone: the row header, and below it in two lines what finds room there of
 * the other cells. The headers stay as a strip that scrolls by itself, to sort by. Rows and cards are as high as a finger needs. useRowWindow.ts reads how many rows a card is as high as.
 */
export const cards = css`
  @container (inline-size < 30rem) {
    .grid {
      inline-size: 100%;
      --table-lines: 2;
      --table-card-title: calc(var(--table-row) * 7 / 9);
      --table-card-line: calc(var(--table-row) * 5 / 9);
      --avatar-small: max(1.125rem, var(--table-card-line));
    }

    /* a title is as high as a finger needs */
    @media (pointer: coarse) {
      .grid {
        --table-card-title: calc(var(--table-row) * 10 / 11);
        --table-card-line: calc(var(--table-row) / 2);
      }

      .body :is(.sticky, .sticky > a) {
        block-size: var(--table-row);
      }
    }

    .header {
      overflow-x: auto;
      scrollbar-width: none;
    }

    /* without a column to sort by there is nothing to do there; rows are measured by it all the same */
    .header:not(:has(button:not(.menu))) {
      position: absolute;
      visibility: hidden;
    }

    /* no columns stand below them */
    .header > .row {
      display: flex;
      inline-size: max-content;
      min-inline-size: 100%;
    }

    /* what a button adds to its words to be pressed stays in its own cell */
    .header .cell {
      position: relative;
      inset: auto;
      flex: none;
      min-inline-size: 44px;
    }

    /* they would come to lie under the finger that presses to sort */
    .header :is(.menu, .handle) {
      display: none;
    }

    .header .select {
      inline-size: 44px;
      padding: 0;
      text-align: center;
    }

    .header .select + .cell {
      padding-inline-start: 0;
    }

    .body > .row {
      display: flex;
      flex-wrap: wrap;
      align-content: start;
      column-gap: var(--bureau-space-3);
      block-size: calc(var(--table-lines) * var(--table-row));
      padding-block-start: var(--table-card-title);
      padding-inline: var(--table-card-start) var(--table-card-end);
      overflow: clip;
      line-height: var(--table-card-line);
      --table-card-start: var(--table-edge, var(--bureau-space-3));
      --table-card-end: var(--table-edge, var(--bureau-space-3));
    }

    .body > .row:has(> .select, > .edge-start) {
      --table-card-start: 44px;
    }

    .body > .row:has(> .actions, > .edge-end) {
      --table-card-end: 44px;
    }

    .body .cell {
      max-inline-size: 100%;
      block-size: var(--table-card-line);
      padding: 0;
      font-size: var(--bureau-font-size-12);
      color: var(--bureau-color-text-muted);
    }

    /* what is no text is centred, and what a finger needs around it is not cut */
    .body .cell:where(:has(> :not(a, time)):not([data-owns-keys])) {
      display: flex;
      align-items: center;
      gap: var(--bureau-space-1);
      overflow: visible;
    }

    .body .cell > :not(a, time) {
      margin-block-end: 0;
    }

    /* air below the last line, where the next one would begin to show */
    .body > .row::after {
      content: '';
      position: absolute;
      inset-block-end: 0;
      inset-inline: 0;
      block-size: calc(var(--table-row) / 12);
      background-color: inherit;
    }

    .body [data-label]:not(:empty)::before {
      content: attr(data-label) ': ';
    }

    .body .cell:empty,
    .body [aria-readonly='false']::after {
      display: none;
    }

    /* what is edited lies below a title that is pressed beyond its words */
    .body [aria-readonly='false'] {
      position: static;
    }

    .body .sticky {
      position: absolute;
      display: block;
      inset-block-start: 0;
      inset-inline: var(--table-card-start) var(--table-card-end);
      block-size: var(--table-card-title);
      font-size: inherit;
      line-height: var(--table-card-title);
      color: var(--bureau-color-text);
      border: 0;
    }

    .body .select,
    .body .actions,
    .body .edge-start,
    .body .edge-end {
      position: absolute;
      inset-block: 0;
      inline-size: 44px;
      block-size: auto;
      align-content: center;
      justify-content: center;
      text-align: center;
    }

    .body .select,
    .body .edge-start {
      inset-inline-start: 0;
    }

    .body .actions,
    .body .edge-end {
      inset-inline-end: 0;
    }

    .body > .group {
      padding-block-start: var(--table-row);
      line-height: var(--table-row);
    }

    .group > .cell {
      block-size: var(--table-row);
    }
  }
`;
