import { css } from 'styled-components';

/** Styles what crosses the columns of a board. */
export const lanes = css`
  .lane {
    position: relative;
  }

  .lane-head {
    position: sticky;
    inset-block-start: 2.75rem;
    z-index: 2;
    display: flex;
    align-items: center;
    block-size: 2.75rem;
    background-color: var(--bureau-color-surface);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  .lane-title {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-4);
    font-size: var(--bureau-font-size-13);
    position: sticky;
    inset-inline-start: var(--table-edge, var(--bureau-space-2));
    max-inline-size: calc(100vi - 2 * var(--table-edge, var(--bureau-space-2)));
    white-space: nowrap;
  }

  /* where there is not room for both, the name is cut and not what is said of it */
  .lane-title > :first-child {
    min-inline-size: 0;
  }

  .lane-head button {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-2);
    max-inline-size: min(20rem, 100%);
    block-size: 2.25rem;
    min-inline-size: 44px;
    padding: 0;
    border: 0;
    font: inherit;
    font-size: var(--bureau-font-size-13);
    font-weight: var(--bureau-font-weight-semibold);
    background-color: transparent;
    color: inherit;
    cursor: pointer;
  }

  @media (pointer: coarse) {
    .lane-head button {
      block-size: 2.75rem;
    }
  }

  /* not the icon of the lane behind it */
  .lane-head button:dir(rtl) > svg:first-child {
    scale: -1 1;
  }

  .lane-head button:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  .lane .cells {
    block-size: calc(100% - 2.75rem);
  }

  .lane .cell {
    border-radius: 0;
  }

  .lane .stack {
    flex: 1;
  }
`;
