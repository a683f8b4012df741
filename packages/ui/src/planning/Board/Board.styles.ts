import { styled } from 'styled-components';
import { cards } from './cards.styles.ts';
import { feet } from './feet.styles.ts';
import { lanes } from './lanes.styles.ts';

/**
 * Scrolls the columns. Cards are styled from here, so that they are elements and not components. Their heights are those of `lanes.ts`, in multiples of the
 * text size, so that they follow it.
 */
export const Root = styled.div`
  position: relative;
  flex: 1 1 0;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 100%;
  min-block-size: 0;
  max-block-size: 100dvh;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-padding-inline: var(--bureau-space-4);
  background-color: var(--bureau-color-surface);

  &[data-lanes] {
    overflow: auto;
    overflow-anchor: none; /* the board keeps its lanes steady itself */
    scroll-padding-block: 6rem 1rem;
  }

  .probe {
    position: absolute;
    inline-size: 0;
    block-size: 1rem;
    visibility: hidden;
  }

  .columns,
  .heads,
  .cells {
    display: grid;
    grid-template-columns: var(--board-columns);
    gap: var(--bureau-space-2);
    padding-inline: var(--table-edge, var(--bureau-space-2));
  }

  .columns {
    grid-template-rows: 100%;
    inline-size: max-content;
    min-inline-size: 100%;
    block-size: 100%;
    padding-block-end: var(--bureau-space-2);
  }

  .lanes {
    inline-size: max-content;
    min-inline-size: 100%;
  }

  .heads {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background-color: var(--bureau-color-surface);
  }

  .column {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }

  .head {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-1);
    block-size: 2.75rem;
    padding-inline: var(--bureau-space-2) 0;
  }

  .head[data-collapsed] {
    justify-content: center;
    padding: 0;
  }

  .head > :is(h2, h3, h4) {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--bureau-space-2);
    min-inline-size: 0;
    font-size: var(--bureau-font-size-13);
    font-weight: var(--bureau-font-weight-semibold);
  }

  .head[data-collapsed] > :is(h2, h3, h4) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .label {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  .count {
    flex: none;
    font-weight: var(--bureau-font-weight-regular);
    font-variant-numeric: tabular-nums;
    color: var(--bureau-color-text-muted);
  }

  .cell {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    border: var(--bureau-border-width) solid transparent;
    border-radius: var(--bureau-radius-large);
    background-color: var(--bureau-color-surface-sunken);
  }

  .cell[data-collapsed] {
    align-items: center;
    padding-block: var(--bureau-space-3);
    font-size: var(--bureau-font-size-13);
    writing-mode: vertical-rl;
    color: var(--bureau-color-text-muted);
  }

  .scroller {
    flex: 1;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior-block: contain;
    scroll-padding-block: 0.5rem;
    border-radius: var(--bureau-radius-large);
  }

  .stack {
    position: relative;
    margin: 0.5rem 0.5rem 0;
  }

  .drop {
    position: absolute;
    inset-inline: 0;
    z-index: 1;
    block-size: 2px;
    margin-block-start: -5px;
    border-radius: var(--bureau-radius-full);
    background-color: var(--bureau-color-accent);
    pointer-events: none;
  }

  .drop::before {
    content: '';
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--bureau-radius-full);
    background-color: var(--bureau-color-accent);
  }

  &[data-held] .cell:has(.drop) {
    background-color: var(--bureau-color-surface-selected);
  }

  ${cards}
  ${feet}
  ${lanes}

  @media (pointer: coarse) {
    .content:has(+ .more) > .title {
      padding-inline-end: var(--bureau-space-6);
    }

    .more {
      inset-block-start: 0;
      inset-inline-end: 0;
      opacity: 1;
    }

    .more > button {
      inline-size: 44px;
      block-size: 44px;
      background-color: transparent;
    }
  }

  @media (forced-colors: active) {
    .card[data-held] {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }

    .drop,
    .drop::before {
      background-color: Highlight;
    }
  }

  @media print {
    .more,
    .add,
    .head button {
      display: none;
    }
  }
`;
