import { styled } from 'styled-components';
import { cards } from './cards.styles.ts';
import { forcedColors } from './forcedColors.styles.ts';
import { print } from './print.styles.ts';
import { select } from './select.styles.ts';
import { tree } from './tree.styles.ts';

/** Renders a pencil by style, so that no cell has an element for it: the one of the icons' set. */
const pencil =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%23000%27 stroke-width=%272%27 stroke-linecap=%27round%27 stroke-linejoin=%27round%27%3E%3Cpath d=%27M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z%27/%3E%3Cpath d=%27m15 5 4 4%27/%3E%3C/svg%3E")';

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
  min-block-size: var(--table-least, 0);
  max-block-size: 100dvh;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block: var(--table-row) calc(var(--table-foot, 0px) + var(--toast-edge, 0px));
  background-color: var(--bureau-color-surface);
  container-type: inline-size;
  --table-row: max(var(--bureau-size-row), 1.75rem);

  &:focus {
    outline: none;
  }

  &[data-compact] {
    --table-row: max(var(--bureau-size-row-compact), 1.75rem);
  }

  &[data-overflows] {
    scroll-padding-inline: var(--table-start) var(--table-end);
  }

  &[data-loose] {
    scroll-padding-inline: var(--table-loose-start) var(--table-actions);
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

  /* What floats above the lower edge of the page, such as the bar of a selection, must leave the last row in reach. */
  .body {
    position: relative;
    margin-block-end: var(--toast-edge, 0px);
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

  .row[aria-selected='true'],
  .row[aria-selected='true']:hover {
    background-color: var(--bureau-color-surface-selected);
  }

  .row[aria-disabled] {
    color: var(--bureau-color-text-muted);
    cursor: default;
  }

  .row[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 2;
    inline-size: 3px;
    background-color: var(--bureau-color-accent);
  }

  .row[aria-current],
  .row[aria-current]:hover {
    background-color: var(--bureau-color-surface-selected);
  }

  /* The rims of circles have the colour of their row; nothing else of a row is styled anew. Of a selected one AvatarGroup says it. */
  :where(.body > .row:hover) [role='img'] {
    --avatar-group-rim: var(--bureau-color-surface-hover);
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

  /* What is no text stands in the middle of its row, which is higher than that of small letters; a time is text. */
  .cell > :not(time) {
    vertical-align: middle;
  }

  .body .cell > :not(a, time) {
    margin-block-end: 0.24em;
  }

  .cell:first-child {
    padding-inline-start: var(--table-edge, var(--bureau-space-3));
  }

  .cell:last-child {
    padding-inline-end: var(--table-edge, var(--bureau-space-3));
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

  .cell > a,
  .branch a {
    display: block;
    overflow: hidden;
    text-decoration: none;
    text-overflow: ellipsis;
    color: inherit;
  }

  .cell > a:hover,
  .branch a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  :is(.cell, .cell > a, .branch a, .toggle):focus-visible {
    outline-offset: -2px;
  }

  ${select}

  .actions:last-child {
    padding-inline: 0;
  }

  .actions > button {
    display: block;
    inline-size: 44px;
    block-size: 100%;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    cursor: pointer;
    background-color: transparent;
    color: var(--bureau-color-text-muted);
  }

  .actions > button::before {
    content: '•••';
    position: relative;
    inset-block-end: 3px;
    font-size: 9px;
    letter-spacing: 1px;
  }

  .actions > button:is(:hover, [aria-expanded='true']) {
    color: var(--bureau-color-text);
  }

  .actions > button:focus-visible {
    outline-offset: -2px;
  }

  ${tree}

  .body > .group {
    background-color: var(--bureau-color-surface-sunken);
  }

  .group > .cell {
    grid-column: 1 / -1;
    overflow: visible;
  }

  .group button {
    position: sticky;
    inset-inline-start: var(--table-edge, var(--bureau-space-3));
    display: inline-flex;
    align-items: center;
    gap: var(--bureau-space-2);
    max-inline-size: calc(100vw - var(--bureau-space-8));
    block-size: 100%;
    padding: 0;
    border: 0;
    font-weight: var(--bureau-font-weight-semibold);
    cursor: pointer;
    background-color: transparent;
  }

  .group button:dir(rtl) > svg,
  .toggle:dir(rtl) > svg {
    scale: -1 1;
  }

  .group button:focus-visible {
    outline-offset: -2px;
  }

  .group :is(span, small) {
    white-space: nowrap;
  }

  .group span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .group :is(svg, small) {
    flex: none;
  }

  .group small {
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }

  [aria-readonly='false'] {
    position: relative;
  }

  /* The pencil has room of its own, so that what is too long for the cell ends before it. */
  [aria-readonly='false']:is(:hover, :focus-within):not([data-owns-keys]) {
    padding-inline-end: 32px;
  }

  [aria-readonly='false'][data-align='end']:is(:hover, :focus-within):not([data-owns-keys]) {
    padding-inline: 32px var(--bureau-space-3);
  }

  [aria-readonly='false']:is(:hover, :focus-within):not([data-owns-keys])::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 32px;
    background-color: var(--bureau-color-text-muted);
    mask: ${pencil} center / 14px no-repeat;
    cursor: pointer;
  }

  [aria-readonly='false'][data-align='end']::after {
    inset-inline: 0 auto;
  }

  &[data-overflows] .stuck {
    position: sticky;
    inset-inline-start: var(--pin);
    z-index: 1;
    scroll-margin-inline-start: calc(-1 * var(--table-start));
    border-inline-end: var(--bureau-border-width) solid var(--bureau-color-border);
    background-color: inherit;
  }

  &[data-overflows] .select {
    inset-inline-start: 0;
    border-inline-end: 0;
  }

  &[data-overflows] .sticky {
    inset-inline-start: var(--table-sticky);
  }

  &[data-overflows] .at-end {
    inset-inline: auto var(--pin);
    scroll-margin-inline: 0 calc(-1 * var(--table-end));
    border-inline: var(--bureau-border-width) solid var(--bureau-color-border);
    border-inline-end: 0;
  }

  &[data-overflows] .actions {
    inset-inline: auto 0;
  }

  &[data-loose] .pinned {
    position: relative;
    inset: auto;
    border: 0;
  }

  &[data-loose] .sticky {
    inset-inline-start: var(--table-select);
  }

  ${cards}
  ${print}
  ${forcedColors}
`;

export const Empty = styled.div`
  position: sticky;
  inset-inline-start: 0;
`;
