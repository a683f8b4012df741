import { styled } from 'styled-components';

/**
 * Scrolls the grid. Rows and cells are styled from here, so that they are elements and not components; the rules are few and
 * plain, because the browser weighs each of them for each cell that comes into view.
 */
export const Root = styled.div`
  position: relative;
  flex: 1 1 0;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 100%;
  min-block-size: 0;
  max-block-size: 100dvh;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block-start: var(--table-row);
  background-color: var(--bureau-color-surface);
  --table-row: max(var(--bureau-size-row), 1.75rem);

  &:focus {
    outline: none;
  }

  &[data-compact] {
    --table-row: max(var(--bureau-size-row-compact), 1.75rem);
  }

  &[data-overflows] {
    scroll-padding-inline-start: var(--table-sticky);
  }

  &[data-waiting] {
    overflow-y: hidden;
  }

  /* Stands before and behind the grid as a tab stop; it is always in view, so that the browser does not scroll to it. */
  > [data-guard] {
    position: sticky;
    inset-block: 50%;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 0;
    outline: none;
  }

  .grid {
    inline-size: max(100%, var(--table-width));
  }

  .header {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-text-muted);
  }

  .header .cell {
    scroll-margin-block-start: calc(-1 * var(--table-row));
  }

  .body {
    position: relative;
    font-variant-numeric: tabular-nums;
  }

  .row {
    display: grid;
    grid-template-columns: var(--table-columns);
    inline-size: 100%;
    block-size: var(--table-row);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
    line-height: calc(var(--table-row) - var(--bureau-border-width));
    background-color: var(--bureau-color-surface);
  }

  .body > .row {
    position: absolute;
  }

  .body > .row:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  &[data-has-action] .body {
    cursor: pointer;
  }

  .cell {
    min-inline-size: 0;
    padding-inline: var(--bureau-space-3);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  /* What is no text stands in the middle of its row; a time is text. */
  .cell > :not(time) {
    vertical-align: middle;
  }

  .cell:first-child {
    padding-inline-start: var(--table-edge, var(--bureau-space-3));
  }

  .cell:last-child {
    padding-inline-end: var(--table-edge, var(--bureau-space-3));
  }

  .cell:focus-visible {
    outline-offset: -2px;
  }

  .cell[data-align='end'] {
    text-align: end;
  }

  .cell[data-align='center'] {
    text-align: center;
  }

  .sticky {
    font-weight: var(--bureau-font-weight-medium);
  }

  .cell > a {
    display: block;
    overflow: hidden;
    text-decoration: none;
    text-overflow: ellipsis;
    color: inherit;
  }

  .cell > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .cell > a:focus-visible {
    outline-offset: -2px;
  }

  &[data-overflows] .sticky {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    scroll-margin-inline-start: calc(-1 * var(--table-sticky));
    border-inline-end: var(--bureau-border-width) solid var(--bureau-color-border);
    background-color: var(--bureau-color-surface);
  }

  &[data-overflows] .row:hover > .sticky {
    background-color: var(--bureau-color-surface-hover);
  }
`;

export const Empty = styled.div`
  position: sticky;
  inset-inline-start: 0;
`;
