import { css } from 'styled-components';

/** Styles the boxes that select rows. */
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

  /* is drawn as a Checkbox: the browser's own is a grey field in the dark */
  .select > input:not(:checked, :indeterminate, :disabled, [type='radio']) {
    appearance: none;
    border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
    border-radius: var(--bureau-radius-small);
    background-color: var(--bureau-color-surface);
  }
`;
