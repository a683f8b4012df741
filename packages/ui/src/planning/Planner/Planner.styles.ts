import { styled } from 'styled-components';
import { bars } from './bars.styles.ts';
import { units } from './units.styles.ts';

const chevron =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%23000%27 stroke-width=%272%27 stroke-linecap=%27round%27 stroke-linejoin=%27round%27%3E%3Cpath d=%27m9 18 6-6-6-6%27/%3E%3C/svg%3E")';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 0;
  gap: var(--bureau-space-3);
  min-inline-size: 0;
  min-block-size: min-content;
  block-size: 100%;
  max-block-size: 100dvh;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2) var(--bureau-space-3);
`;

/**
 * Scrolls names and timeline together. Rows and cells are styled from here, so that they are elements and not components. The columns of the names
 * stay in view.
 */
export const Scroller = styled.div`
  position: relative;
  flex: 1 1 0;
  min-block-size: calc(7 * var(--planner-row));
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: calc(var(--planner-pane) + var(--bureau-space-4)) var(--bureau-space-4);
  background-color: var(--bureau-color-surface);
  --planner-row: max(var(--bureau-size-row), 2.25rem);
  --planner-indent: var(--bureau-space-4);

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

  .plan {
    inline-size: var(--planner-width);
  }

  .header {
    position: sticky;
    inset-block-start: 0;
    z-index: 6;
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-medium);
    background-color: var(--bureau-color-surface-sunken);
    color: var(--bureau-color-text-muted);
  }

  .header .row {
    display: flex;
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  .header .cell {
    align-items: end;
    padding-block-end: var(--bureau-space-2);
    background-color: var(--bureau-color-surface-sunken);
  }

  .body {
    position: relative;
    font-variant-numeric: tabular-nums;
  }

  .body > .row {
    position: absolute;
    display: flex;
    inline-size: 100%;
    block-size: var(--planner-row);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  .cell {
    position: sticky;
    inset-inline-start: var(--at);
    z-index: 5;
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--bureau-space-2);
    min-inline-size: 0;
    padding-inline: var(--bureau-space-2);
    overflow: hidden;
    white-space: nowrap;
    background-color: var(--bureau-color-surface);
  }

  .cell:has(+ .bar, + .baseline, + .units) {
    border-inline-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  .row:hover > .cell {
    background-color: var(--bureau-color-surface-hover);
  }

  .header .row:hover > .cell {
    background-color: var(--bureau-color-surface-sunken);
  }

  .cell:focus-visible,
  .cell > :focus-visible {
    outline-offset: -2px;
  }

  [data-column='#progress'] {
    justify-content: end;
  }

  .body > .row > .name {
    padding-inline-start: calc(var(--bureau-space-2) + (var(--level, 1) - 1) * var(--planner-indent));
  }

  .name > :is(button, .leaf) {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    background-color: transparent;
  }

  .name > button {
    cursor: pointer;
  }

  .name > button::before {
    content: '';
    display: block;
    inline-size: 16px;
    block-size: 16px;
    margin: 4px;
    background-color: var(--bureau-color-text-muted);
    mask: ${chevron} center / contain no-repeat;
  }

  .name > button:dir(rtl)::before {
    rotate: 180deg;
  }

  .name > button[aria-expanded='true']::before {
    rotate: 90deg;
  }

  .name > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: var(--bureau-color-text-muted);
  }

  &[data-narrow] {
    --planner-indent: var(--bureau-space-2);
  }

  &[data-narrow] .name > :is(.leaf, svg) {
    display: none;
  }

  &[data-narrow] .name {
    gap: 0;
  }

  .name > :is(a, b) {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    color: inherit;
  }

  .name > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* A finger that is not on the chevron meets the link anywhere in its cell. */
  @media (pointer: coarse) {
    .name > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    .name > button[aria-expanded] {
      z-index: 1;
      inline-size: 44px;
      block-size: 44px;
      margin-inline: -10px;
      padding: 10px;
    }
  }

  @media (forced-colors: active) {
    .name > button::before {
      background-color: CanvasText;
      forced-color-adjust: none;
    }
  }

  [data-weight='group'] > .name {
    font-weight: var(--bureau-font-weight-semibold);
  }

  [data-weight='phase'] > .name {
    font-weight: var(--bureau-font-weight-medium);
  }

  ${units}
  ${bars}
`;

/** Explains the marks. */
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1) var(--bureau-space-4);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  @media (pointer: coarse) {
    > p {
      display: none;
    }
  }

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--bureau-space-2);
  }

  > span::before {
    content: '';
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 12px;
  }

  > [data-mark='critical']::before {
    border: 2px solid var(--bureau-color-danger-solid);
    border-block-end-width: 4px;
    border-radius: 2px;
  }

  > [data-mark='baseline']::before {
    block-size: 4px;
    border-radius: 2px;
    background-color: var(--bureau-color-border-strong);
  }

  > [data-mark='broken']::before {
    block-size: 0;
    border-block-start: 2px dashed var(--bureau-color-danger-solid);
  }

  > [data-mark='off']::before {
    border: var(--bureau-border-width) solid var(--bureau-color-border);
    background-color: var(--bureau-color-surface-sunken);
  }

  @media (forced-colors: active) {
    > [data-mark='baseline']::before {
      background-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
