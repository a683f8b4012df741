import { css } from 'styled-components';

/** Keeps iOS from zooming into the page when a text is typed. */
export const touchTextStyles = css`
  @media (pointer: coarse) {
    font-size: max(1em, var(--bureau-font-size-16));
  }
`;

/** Renders the box of a control: a line of 3:1, stronger under the pointer, in the accent with the focus. */
export const controlStyles = css`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--bureau-size-control);
  padding: 0 var(--bureau-space-3);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  font: inherit;
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-normal);
  text-align: start;
  color: var(--bureau-color-text);
  background: var(--bureau-color-surface);
  transition: border-color var(--bureau-duration-fast) var(--bureau-easing-out);

  &::placeholder {
    color: var(--bureau-color-text-muted);
    opacity: 1;
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--bureau-color-text-muted);
    }
  }

  &[aria-invalid='true'] {
    border-color: var(--bureau-color-danger-solid);
  }

  &:is(input, textarea):focus,
  &:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -1px;
  }

  &[aria-invalid='true']:focus {
    outline-offset: 0;
  }

  &[readonly] {
    border-color: var(--bureau-color-border);
    background: var(--bureau-color-surface-sunken);
  }

  &:disabled {
    border-color: var(--bureau-color-border);
    color: var(--bureau-color-text-disabled);
    background: var(--bureau-color-surface-sunken);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
