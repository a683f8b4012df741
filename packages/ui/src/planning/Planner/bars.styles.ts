import { css } from 'styled-components';

const flag =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27%3E%3Cpath d=%27M13 2 4 14h7l-1 8 10-13h-8z%27/%3E%3C/svg%3E")';

/** Styles what stands along the timeline. */
export const bars = css`
  .grid {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--planner-pane);
  }

  .grid > i {
    position: absolute;
    inset-block: 0;
  }

  .off {
    background-color: var(--bureau-color-surface-sunken);
  }

  .line {
    border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  .today {
    position: absolute;
    inset-block: 0;
    z-index: 1;
    border-inline-start: 2px solid var(--bureau-color-accent);
    margin-inline-start: -1px;
    pointer-events: none;
  }

  .links {
    position: absolute;
    z-index: 2;
    overflow: visible;
    fill: none;
    stroke: var(--bureau-color-border-strong);
    stroke-width: 1.5px;
    pointer-events: none;
  }

  .links > g > [data-critical] {
    stroke: var(--bureau-color-danger-solid);
    stroke-width: 2px;
  }

  .links > g > [data-broken] {
    stroke: var(--bureau-color-danger-solid);
    stroke-dasharray: 4 3;
  }

  .links > g > [data-active] {
    stroke: var(--bureau-color-accent);
    stroke-width: 2.5px;
  }

  .bar,
  .baseline {
    position: absolute;
    inset-inline-start: calc(var(--planner-pane) + var(--at));
    inline-size: max(var(--length), 6px);
  }

  .bar {
    inset-block: 0;
    z-index: 3;
    display: flex;
    align-items: center;
    border-radius: var(--bureau-radius-small);
    white-space: nowrap;
    --bar: var(--bureau-color-accent-solid);
    --rest: var(--bureau-color-accent-background);
  }

  .bar:focus-visible {
    outline-offset: -4px;
  }

  .bar[data-movable] {
    cursor: grab;
  }

  .bar[data-movable]:focus {
    touch-action: none;
  }

  .bar[data-held] {
    cursor: grabbing;
  }

  .bar[data-tone='neutral'] {
    --bar: var(--bureau-color-neutral-solid);
    --rest: var(--bureau-color-neutral-background);
  }

  .bar[data-tone='info'] {
    --bar: var(--bureau-color-info-solid);
    --rest: var(--bureau-color-info-background);
  }

  .bar[data-tone='success'] {
    --bar: var(--bureau-color-success-solid);
    --rest: var(--bureau-color-success-background);
  }

  .bar[data-tone='warning'] {
    --bar: var(--bureau-color-warning-solid);
    --rest: var(--bureau-color-warning-background);
  }

  .bar[data-tone='danger'] {
    --bar: var(--bureau-color-danger-solid);
    --rest: var(--bureau-color-danger-background);
  }

  .shape {
    position: relative;
    flex: none;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 18px;
    border: 1.5px solid var(--bar);
    border-radius: var(--bureau-radius-small);
    overflow: hidden;
    background-color: var(--rest);
  }

  .shape::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--done);
    background-color: var(--bar);
  }

  [data-weight='group'] > .shape {
    block-size: 12px;
  }

  [data-weight='phase'] > .shape {
    block-size: 14px;
  }

  [data-weight='sum'] > .shape {
    block-size: 6px;
    border-style: dashed;
  }

  [data-critical] > .shape {
    border: 2px solid var(--bureau-color-danger-solid);
    border-block-end-width: 4px;
  }

  [data-held] > .shape {
    outline: 2px dashed var(--bureau-color-accent);
    outline-offset: 1px;
  }

  .caption {
    flex: none;
    overflow: hidden;
    max-inline-size: 24rem;
    padding-inline-start: var(--bureau-space-3);
    text-overflow: ellipsis;
    font-size: var(--bureau-font-size-12);
    pointer-events: none;
    color: var(--bureau-color-text);
  }

  [data-critical] > .caption::before {
    content: '';
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 2px;
    vertical-align: -2px;
    background-color: var(--bureau-color-danger-text);
    mask: ${flag} center / contain no-repeat;
  }

  .bar[data-movable]:not([data-empty])::before,
  .bar[data-movable]:not([data-empty])::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: min(8px, 25%);
    cursor: ew-resize;
  }

  .bar[data-movable]:not([data-empty])::after {
    inset-inline: auto 0;
  }

  .baseline {
    inset-block-end: 2px;
    z-index: 2;
    block-size: 4px;
    border-radius: 2px;
    background-color: var(--bureau-color-border-strong);
  }

  @media (forced-colors: active) {
    .shape::before,
    .baseline,
    [data-critical] > .caption::before {
      background-color: CanvasText;
      forced-color-adjust: none;
    }

    .shape {
      border-color: CanvasText;
    }

    [data-critical] > .shape {
      border-color: Highlight;
    }

    .off {
      border-inline: 1px dotted GrayText;
    }

    .today {
      border-inline-start-color: Highlight;
    }

    .links {
      stroke: CanvasText;
    }
  }
`;
