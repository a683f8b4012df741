import { styled } from 'styled-components';

/** Styles the entries from here: of many entries, each would else be four components more. */
export const Root = styled.ol`
  display: grid;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--bureau-space-6) minmax(0, 1fr);
    gap: var(--bureau-space-2);
    padding-block-end: var(--bureau-space-3);
  }

  > li:last-child {
    padding-block-end: 0;
  }

  /* The line leads from one marker to the next. */
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--bureau-space-6) + var(--bureau-space-half)) calc(-1 * var(--bureau-space-half));
    inset-inline-start: calc(var(--bureau-space-3) - var(--bureau-border-width) / 2);
    border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  > li > div {
    display: grid;
    place-items: center;
    inline-size: var(--bureau-space-6);
    block-size: var(--bureau-space-6);
    color: var(--bureau-color-text-muted);
  }

  > li > div > svg {
    inline-size: var(--bureau-space-4);
    block-size: var(--bureau-space-4);
  }

  > li > [data-dot]::before {
    content: '';
    border: var(--bureau-space-1) solid var(--bureau-color-border-strong);
    border-radius: var(--bureau-radius-full);
  }

  > li > p {
    padding-block-start: var(--bureau-space-half);
    overflow-wrap: anywhere;
  }

  > li > p > time {
    margin-inline-start: var(--bureau-space-1);
    font-size: var(--bureau-font-size-12);
    white-space: nowrap;
    color: var(--bureau-color-text-muted);
  }
`;
