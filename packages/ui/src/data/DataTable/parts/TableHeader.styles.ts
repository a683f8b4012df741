import { styled, keyframes } from 'styled-components';

export const Header = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);

  .cell {
    position: relative;
    user-select: none;
    scroll-margin-block-start: calc(-1 * var(--table-row));
  }

  [data-dragged] {
    opacity: 0.5;
  }

  [data-drop]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    inline-size: 3px;
    background-color: var(--bureau-color-accent);
  }

  [data-drop='after']::before {
    inset-inline: auto 0;
  }

  [data-dragging] > .grid > &,
  [data-dragging] > .grid > & button {
    cursor: grabbing;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-1);
  max-inline-size: calc(100% + 2 * var(--bureau-space-2));
  min-block-size: var(--bureau-size-target);
  margin-inline: calc(-1 * var(--bureau-space-2));
  padding: 0 var(--bureau-space-2);
  border: 0;
  border-radius: var(--bureau-radius-small);
  line-height: var(--bureau-line-height-tight);
  vertical-align: middle;
  cursor: pointer;
  background-color: transparent;

  &:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  &:is(:hover, [data-direction]) {
    color: var(--bureau-color-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > small {
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }

  /* All of the cell sorts; what stands in it beside the words lies above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const MenuButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--bureau-space-2);
  display: grid;
  place-items: center;
  inline-size: var(--bureau-size-target);
  block-size: var(--bureau-size-target);
  margin-block: auto;
  padding: 0;
  border: 0;
  border-radius: var(--bureau-radius-small);
  cursor: pointer;
  background-color: var(--bureau-color-surface);

  &:is(:hover, [aria-expanded='true']) {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-align='end'] > & {
    inset-inline: var(--bureau-space-1) auto;
  }

  @media (pointer: coarse) {
    inline-size: var(--bureau-size-control-small);
    block-size: 100%;
  }
`;

/** Lies over the button of the menu and the words where the pointer is coarse: a press without a drag is handed on to them. */
export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: var(--bureau-space-2);
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    inline-size: 2px;
    border-radius: var(--bureau-radius-small);
    background-color: var(--bureau-color-border-strong);
  }

  .at-end > & {
    inset-inline: 0 auto;
  }

  .at-end > &::after {
    inset-inline: 0 auto;
  }

  @media (pointer: coarse) {
    inline-size: var(--bureau-size-control);
    touch-action: pan-y;
  }

  @media (forced-colors: active) {
    &::after {
      background-color: CanvasText;
    }
  }
`;

const run = keyframes`
  from { background-position-x: 150%; }
  to { background-position-x: -50%; }
`;

const wait = keyframes`
  from, to { opacity: 0; }
`;

export const LoadingLine = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: -1px;
  block-size: 2px;
  background: linear-gradient(90deg, transparent, var(--bureau-color-accent), transparent) 0 0 / 50% 100%
    no-repeat;
  animation:
    ${wait} 400ms step-end,
    ${run} 1200ms linear infinite;

  @media (forced-colors: active) {
    background-color: Highlight;
  }
`;
