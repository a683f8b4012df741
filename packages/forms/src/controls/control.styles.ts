import { styled, css } from 'styled-components';

/** Keeps iOS from zooming into the page when a text is typed. */
export const touchTextStyles = css`
  @media (pointer: coarse) {
    font-size: max(1em, var(--bureau-font-size-16));
  }
`;

/** Draws the box of a control: a line of 3:1, stronger under the pointer, in the accent with the focus. */
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

/**
 * Lets the box of an inline editor begin before its place, so that what is edited stays where it was read; over the cell of a
 * table it has no place to go.
 */
export const insetStyles = css`
  &[data-inline]:not([data-in-cell]) {
    --inset: calc(var(--bureau-space-2) + var(--bureau-border-width));

    inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }
`;

export const TextInput = styled.input`
  ${controlStyles}
  ${insetStyles}

  &[data-inline] {
    padding-inline: var(--bureau-space-2);
    font: inherit;
  }

  ${touchTextStyles}
`;

/** Holds a control and what stands at its end. */
export const Affixed = styled.div`
  position: relative;
`;

export const Suffix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--bureau-space-3);
  display: flex;
  align-items: center;
  pointer-events: none;
  color: var(--bureau-color-text-muted);
`;
