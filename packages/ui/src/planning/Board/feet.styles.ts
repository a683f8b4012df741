import { css } from 'styled-components';

/** Styles what adds a card to a place. */
export const feet = css`
  .add,
  .adding {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--bureau-space-1);
    block-size: 2.75rem;
    padding-inline: var(--bureau-space-2);
  }

  .add[hidden] {
    display: none;
  }

  .add {
    border: 0;
    border-radius: var(--bureau-radius-large);
    font: inherit;
    font-size: var(--bureau-font-size-13);
    background-color: transparent;
    color: var(--bureau-color-text-muted);
    cursor: pointer;
  }

  .add:hover {
    color: var(--bureau-color-text);
  }

  .add:focus-visible {
    outline-offset: -2px;
  }

  .adding {
    position: relative;
  }

  .adding > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  .adding > p {
    position: absolute;
    inset-inline: var(--bureau-space-2);
    inset-block-end: 100%;
    padding: var(--bureau-space-1) var(--bureau-space-2);
    border-radius: var(--bureau-radius-medium);
    font-size: var(--bureau-font-size-12);
    background-color: var(--bureau-color-danger-background);
    color: var(--bureau-color-danger-text);
  }
`;
