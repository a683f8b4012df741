import styled, { keyframes } from 'styled-components';

const run = keyframes`
  from { background-position-x: 150%; }
  to { background-position-x: -50%; }
`;

const wait = keyframes`
  from, to { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.div`
  position: relative;
  isolation: isolate;
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

  &[data-compact] {
    --table-row: max(var(--bureau-size-row-compact), 1.75rem);
  }

  &[data-overflows] {
    scroll-padding-inline-start: var(--table-sticky);
  }

  &[data-waiting] {
    overflow-y: hidden;
  }
`;

/** Holds header and rows. They are styled from here, by role, so that a cell is an element and not a component. */
export const Grid = styled.div`
  inline-size: max(100%, var(--table-width));

  &:focus {
    outline: none;
  }

  [role='row'] {
    display: grid;
    grid-template-columns: var(--table-columns);
    inline-size: 100%;
    block-size: var(--table-row);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
    background-color: var(--bureau-color-surface);
  }

  [role='row'] > div {
    align-content: center;
    min-inline-size: 0;
    padding-inline: var(--bureau-space-3);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    background-color: inherit;
  }

  [role='row'] > div:first-child {
    padding-inline-start: var(--table-edge, var(--bureau-space-3));
  }

  [role='row'] > div:last-child {
    padding-inline-end: var(--table-edge, var(--bureau-space-3));
  }

  [role='row'] > div:focus-visible {
    outline-offset: -2px;
  }

  [role='row'] > [data-align='end'] {
    text-align: end;
  }

  [role='row'] > [data-align='center'] {
    text-align: center;
  }

  [data-part='header'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  &[aria-busy='true'] [data-part='header']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, var(--bureau-color-accent), transparent) 0 0 / 50% 100%
      no-repeat;
    animation:
      ${wait} 400ms step-end,
      ${run} 1200ms linear infinite;
  }

  [role='columnheader'] {
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-text-muted);
  }

  [role='columnheader'] > button {
    display: inline-flex;
    align-items: center;
    gap: var(--bureau-space-1);
    max-inline-size: calc(100% + 2 * var(--bureau-space-2));
    min-block-size: var(--bureau-size-target);
    margin-inline: calc(-1 * var(--bureau-space-2));
    padding: 0 var(--bureau-space-2);
    border: 0;
    border-radius: var(--bureau-radius-small);
    vertical-align: middle;
    cursor: pointer;
    background-color: transparent;
  }

  [role='columnheader'] > button:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  [role='columnheader'] > button:is(:hover, [data-direction]) {
    color: var(--bureau-color-text);
  }

  [role='columnheader'] > button:focus-visible {
    outline-offset: -2px;
  }

  [role='columnheader'] > button > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [role='columnheader'] > button > small {
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }

  [data-part='body'] {
    position: relative;
    overflow: clip;
  }

  [data-part='body'] > [role='row'] {
    position: absolute;
    font-variant-numeric: tabular-nums;
  }

  [data-part='body'] > [role='row']:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  &[data-has-action] [data-part='body'] > [role='row']:not([data-skeleton]) {
    cursor: pointer;
  }

  [role='rowheader'] > a {
    display: block;
    min-block-size: var(--bureau-size-target);
    overflow: hidden;
    border-radius: var(--bureau-radius-small);
    font-weight: var(--bureau-font-weight-medium);
    line-height: max(var(--bureau-size-target), 1.5em);
    text-decoration: none;
    text-overflow: ellipsis;
    color: inherit;
  }

  [role='rowheader'] > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [role='rowheader'] > a:focus-visible {
    outline-offset: 0;
  }

  [data-overflows] > & :is([role='rowheader'], [data-row-header]) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    border-inline-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  [data-skeleton] > div::before {
    content: '';
    display: block;
    inline-size: 60%;
    block-size: 0.75em;
    border-radius: var(--bureau-radius-small);
    background-color: var(--bureau-color-neutral-background);
    animation: ${breathe} 1600ms ease-in-out infinite;
  }

  [data-skeleton] > [role='rowheader']::before {
    inline-size: 80%;
  }

  [data-skeleton] > [data-align='end']::before {
    margin-inline-start: auto;
  }

  @media (forced-colors: active) {
    [data-skeleton] > div::before {
      border: var(--bureau-border-width) solid GrayText;
    }

    &[aria-busy='true'] [data-part='header']::after {
      background-color: Highlight;
    }
  }
`;

export const Empty = styled.div`
  position: sticky;
  inset-inline-start: 0;
`;
