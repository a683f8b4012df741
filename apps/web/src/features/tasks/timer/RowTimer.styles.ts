import { styled } from 'styled-components';

/** Starts and stops a timer in a row: a plain button, as lists draw many. It stands out while the timer is on. */
export const RowButton = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: var(--bureau-space-6);
  block-size: var(--bureau-space-6);
  padding: 0;
  border: 0;
  border-radius: var(--bureau-radius-medium);
  vertical-align: middle;
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text-muted);

  &[aria-pressed='true'] {
    background-color: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);

    > svg {
      fill: currentcolor;
    }
  }

  @media print {
    display: none;
  }

  @media (hover: hover) {
    &:hover {
      background-color: var(--bureau-color-surface-hover);
    }
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: var(--bureau-border-width) solid Highlight;
    }
  }

  @media (pointer: coarse) {
    position: relative;
    z-index: 1;

    &::before {
      content: '';
      position: absolute;
      inset: calc((var(--bureau-space-6) - 44px) / 2);
    }
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;
