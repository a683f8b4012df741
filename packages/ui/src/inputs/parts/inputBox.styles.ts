import { css, styled } from 'styled-components';
import { invalidLineStyles } from './invalidLine.styles.ts';

/** Keeps iOS from zooming into the page when a text is typed. */
export const touchTextStyles = css`
  @media (pointer: coarse) {
    font-size: max(1em, var(--bureau-font-size-16));
  }
`;

/**
 * Renders the box of an input: a line of 3:1, stronger under the pointer, in the accent with the focus. It goes on the control itself, or on a
 * `div` around one that has no box of its own, which then states by `data-invalid`, `data-readonly` and `data-disabled` what attributes of a
 * control state. The control is 44 pixels high where the pointer is coarse, by its token.
 */
export const inputBoxStyles = css`
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding-block: 0;
  padding-inline: var(--input-leading, var(--input-padding, var(--bureau-space-3)))
    var(--input-trailing, var(--input-padding, var(--bureau-space-3)));
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-normal);
  text-align: start;
  text-overflow: ellipsis;
  color: var(--bureau-color-text);
  background: var(--bureau-color-surface);
  transition: border-color var(--bureau-duration-fast) var(--bureau-easing-out);

  &[data-size='small'] {
    --input-padding: var(--bureau-space-2);

    min-block-size: var(--bureau-size-control-small);
  }

  ${touchTextStyles}

  &::placeholder {
    color: var(--bureau-color-text-muted);
    opacity: 1;
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--bureau-color-text-muted);
    }
  }

  &:is([aria-invalid='true'], [data-invalid]) {
    border-color: var(--bureau-color-danger-solid);
  }

  &:is(input, textarea):focus,
  &:is(div):has(> input:focus),
  &:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -1px;
  }

  &:is([aria-invalid='true'], [data-invalid]):is(:focus, :focus-within, [data-focus-visible]) {
    outline-offset: 0;
  }

  &:is([readonly], [data-readonly]) {
    border-color: var(--bureau-color-border);
    background: var(--bureau-color-surface-sunken);
  }

  &:is(:disabled, [data-disabled]) {
    border-color: var(--bureau-color-border);
    color: var(--bureau-color-text-disabled);
    background: var(--bureau-color-surface-sunken);
    cursor: not-allowed;
  }

  ${invalidLineStyles}

  @media (forced-colors: active) {
    &:is(:disabled, [data-disabled]) {
      border-color: GrayText;
    }
  }
`;

/**
 * Lets the box of an inline editor begin before its place, so that what is edited stays where it was read; over the cell of a
 * table it has no place to go.
 */
export const inlineInsetStyles = css`
  &[data-inline]:not([data-in-cell]) {
    --inset: calc(var(--bureau-space-2) + var(--bureau-border-width));

    inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }
`;

/** An input of one line with its box. */
export const BoxedInput = styled.input`
  ${inputBoxStyles}
`;

/** Holds a control with what lies over both ends of its box, whose widths it tells the box. */
export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  ${inlineInsetStyles}
`;

/** What lies over one end of the box: a text or an icon lets presses through to the control, a button takes its own. */
export const Slot = styled.span`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  pointer-events: none;
  white-space: nowrap;
  color: var(--bureau-color-text-muted);

  &[data-side='leading'] {
    inset-inline-start: 0;
    min-inline-size: var(--input-leading);
  }

  &[data-side='trailing'] {
    inset-inline-end: 0;
    min-inline-size: var(--input-trailing);
  }

  &[data-side='leading'][data-text] {
    padding-inline-start: var(--bureau-space-3);
  }

  &[data-side='trailing'][data-text] {
    justify-content: end;
    padding-inline-end: var(--bureau-space-3);
  }

  &:not([data-text]) {
    justify-content: center;
  }

  /* The button stands where it stands alone. */
  &[data-side='trailing'][data-mixed] {
    justify-content: end;
    gap: var(--bureau-space-1);
    padding-inline-end: calc((var(--bureau-size-control) - var(--bureau-size-control-small)) / 2);
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  > :is(button, a) {
    pointer-events: auto;
  }

  > button:is(:focus-visible, [data-focus-visible]) {
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    :is(:disabled, [data-disabled]) ~ & {
      color: var(--bureau-color-text-disabled);
    }
  }
`;
