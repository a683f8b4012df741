import { styled } from 'styled-components';
import { nativeBox } from '../../primitives/box/nativeBox.styles.ts';

/** Renders a tick by style, so that no cell has an element for it: the one of the icons' set. */
const tick =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%23000%27 stroke-width=%272.5%27 stroke-linecap=%27round%27 stroke-linejoin=%27round%27%3E%3Cpath d=%27M20 6 9 17l-5-5%27/%3E%3C/svg%3E")';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-3);
  min-inline-size: 0;
  min-block-size: 0;
  max-block-size: 100%;
  container-type: inline-size;
`;

/**
 * Scrolls the tree. Rows and cells are styled from here, so that they are elements and not components. The first column stays in view
 * where there is no room for all of them.
 */
export const Scroller = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-block-size: calc(4 * var(--tree-row));
  max-block-size: 80dvh;
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-inline-start: var(--tree-name);
  background-color: var(--bureau-color-surface);
  --tree-row: max(var(--bureau-size-row), 2.25rem);
  --tree-name: 7rem;
  --tree-indent: var(--bureau-space-5);

  @media (width < 481px) {
    --tree-indent: var(--bureau-space-2);
  }

  &:focus {
    outline: none;
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

  .tree {
    min-inline-size: calc(var(--tree-name) + var(--tree-columns) * 2.75rem);
  }

  .header {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  .body {
    position: relative;
  }

  .row {
    display: grid;
    grid-template-columns: minmax(var(--tree-name), 1fr) repeat(
        var(--tree-columns),
        clamp(2.75rem, 14%, 6rem)
      );
    inline-size: 100%;
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
    background-color: var(--bureau-color-surface);
  }

  .header .row {
    background-color: var(--bureau-color-surface-sunken);
  }

  .body > .row {
    position: absolute;
    block-size: var(--tree-row);
  }

  .body > .row:last-child {
    border-block-end-color: transparent;
  }

  .body > .row:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  .cell {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 0;
  }

  .cell:focus-visible,
  .name > button:focus-visible {
    outline-offset: -2px;
  }

  .header .cell {
    grid-template-rows: auto var(--tree-row);
    padding-block-start: var(--bureau-space-2);
  }

  &[data-mode='preview'] .header .cell {
    grid-template-rows: var(--tree-row);
    padding-block-start: 0;
  }

  .header small {
    max-inline-size: 100%;
    padding-inline: 2px;
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-medium);
    line-height: var(--bureau-line-height-tight);
    text-align: center;
    color: var(--bureau-color-text-muted);
  }

  .header .name small {
    padding-inline: 0;
  }

  .name {
    justify-items: start;
    padding-inline: calc(var(--bureau-space-3) + (var(--level, 1) - 1) * var(--tree-indent))
      var(--bureau-space-2);
    background-color: inherit;
  }

  .name > button,
  .name > span {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-2);
    max-inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    padding: 0;
    border: 0;
    line-height: var(--bureau-line-height-tight);
    text-align: start;
    background-color: transparent;
  }

  .name > button {
    inline-size: 100%;
    cursor: pointer;
  }

  .name b {
    overflow: hidden;
    font-weight: inherit;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  .header .name b,
  .name > button b {
    font-weight: var(--bureau-font-weight-semibold);
  }

  .name > button > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-inline-start: -4px;
    color: var(--bureau-color-text-muted);
  }

  .name > button:dir(rtl) > svg {
    rotate: 180deg;
  }

  .name > button[aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  .cell > input {
    ${nativeBox}
  }

  &:not([data-mode='edit']) .cell > input {
    --native-box: var(--bureau-color-text-muted);
    --native-box-dash: var(--bureau-color-surface);
    cursor: default;
  }

  .cell[data-box],
  .cell > input {
    cursor: pointer;
  }

  /* Marks a box that differs from what is stored. */
  .cell[data-changed]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 12px);
    inset-inline-start: calc(50% + 7px);
    inline-size: 6px;
    block-size: 6px;
    border: var(--bureau-border-width) solid var(--bureau-color-surface);
    border-radius: var(--bureau-radius-full);
    box-sizing: content-box;
    background-color: var(--bureau-color-warning-solid);
  }

  .tick {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    background-color: var(--bureau-color-success-text);
    mask: ${tick} center / contain no-repeat;
  }

  &[data-wide] .name {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
  }

  @container (inline-size < 40rem) {
    .name {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
    }

    .name b {
      display: -webkit-box;
      white-space: normal;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    /* No name breaks within a word: where one is too long for its column, all are written upwards. */
    &[data-long-heads] .header small {
      align-self: end;
    }

    &[data-long-heads] .header .cell:not(.name) small {
      max-inline-size: 8rem;
      text-align: start;
      writing-mode: vertical-rl;
      rotate: 180deg;
    }
  }

  @media (forced-colors: active) {
    .cell[data-changed]::after {
      border: 3px solid CanvasText;
      inline-size: 0;
      block-size: 0;
    }

    .tick {
      background-color: CanvasText;
      forced-color-adjust: none;
    }

    .name > button > svg {
      color: CanvasText;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2) var(--bureau-space-3);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);

  > :first-child {
    flex: 0 1 16rem;
  }
`;

/** Counts what differs from what is stored. */
export const Changes = styled.p`
  display: flex;
  gap: var(--bureau-space-2);
  margin-inline-start: auto;
  font-weight: var(--bureau-font-weight-semibold);
  font-variant-numeric: tabular-nums;

  > [data-tone] {
    direction: ltr;
  }

  > [data-tone='added'] {
    color: var(--bureau-color-success-text);
  }

  > [data-tone='removed'] {
    color: var(--bureau-color-danger-text);
  }
`;
