import { styled } from 'styled-components';

export const Root = styled.ul`
  min-inline-size: 0;

  ul {
    padding-inline-start: var(--bureau-space-6);
  }

  .row {
    display: flex;
    gap: var(--bureau-space-2);
    align-items: center;
    min-block-size: var(--bureau-size-row);
    padding-inline-end: var(--bureau-space-1);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  .row > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    color: var(--bureau-color-text-muted);
  }

  .label {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .handle {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--bureau-size-target);
    block-size: var(--bureau-size-target);
    padding: 0;
    border: 0;
    border-radius: var(--bureau-radius-small);
    background-color: transparent;
    color: var(--bureau-color-text-muted);
    cursor: grab;
    touch-action: none;
  }

  .handle > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  [data-held] > .row {
    background-color: var(--bureau-color-surface-selected);
    box-shadow: var(--bureau-shadow-floating);
  }

  [data-held] .handle {
    cursor: grabbing;
  }

  @media (pointer: coarse) {
    .handle {
      inline-size: 44px;
      block-size: 44px;
    }
  }

  @media print {
    .row > button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    [data-held] > .row {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
