import { css } from 'styled-components';

/** Styles the cards of a board, and the copy below the pointer that drags one. */
export const cards = css`
  .cards {
    position: relative;
  }

  .card,
  .skeleton {
    position: absolute;
    inset-inline: 0;
    block-size: 5.75rem;
    border-radius: var(--bureau-radius-medium);
    background-color: var(--bureau-color-surface-raised);
  }

  .skeleton {
    opacity: 0.5;
  }

  .card {
    padding: var(--bureau-space-2) var(--bureau-space-3);
    border: var(--bureau-border-width) solid var(--bureau-color-border);
    user-select: none;
    cursor: pointer;
  }

  .card:hover {
    border-color: var(--bureau-color-border-strong);
  }

  .card:focus-visible {
    outline-offset: -1px;
  }

  .card[data-held] {
    opacity: 0.5;
  }

  .content {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    block-size: 100%;
  }

  .title {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--bureau-font-size-13);
    font-weight: var(--bureau-font-weight-medium);
    line-height: 1.25rem;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .title > a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  /* The whole card is the link, as the browser knows it: with a new tab, and what else it offers. */
  .title > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .details {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-2);
    min-inline-size: 0;
    block-size: 1.5rem;
    font-size: var(--bureau-font-size-12);
    white-space: nowrap;
    color: var(--bureau-color-text-muted);
  }

  .more {
    position: absolute;
    inset-block-start: var(--bureau-space-1);
    inset-inline-end: var(--bureau-space-1);
    opacity: 0;
  }

  .card:hover > .more,
  .card:focus-within > .more {
    opacity: 1;
  }

  .more > button {
    display: grid;
    place-items: center;
    inline-size: var(--bureau-size-target);
    block-size: var(--bureau-size-target);
    padding: 0;
    border: 0;
    border-radius: var(--bureau-radius-small);
    background-color: var(--bureau-color-surface-raised);
    color: var(--bureau-color-text-muted);
    cursor: pointer;
  }

  .more > button:hover,
  .more > button[aria-expanded='true'] {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  .ghost {
    position: fixed;
    inset: auto;
    margin: 0;
    box-shadow: var(--bureau-shadow-floating);
    color: var(--bureau-color-text);
    pointer-events: none;
    cursor: grabbing;
  }
`;
