import { css } from 'styled-components';

/** Styles the boxes that select rows: the browser's own, which cost a table least. */
export const select = css`
  .select {
    padding-inline-end: 0;
  }

  .select > input {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin: 0;
    accent-color: var(--bureau-color-accent);
  }

  /* In the dark the browser fills a box that is not ticked with grey; otherwise its own looks like a Checkbox. */
  @media (forced-colors: none) {
    [data-scheme='dark'] & .select > input:not(:checked, :indeterminate, :disabled, [type='radio']) {
      appearance: none;
      border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
      border-radius: var(--bureau-radius-small);
      background-color: var(--bureau-color-surface);
    }
  }
`;
