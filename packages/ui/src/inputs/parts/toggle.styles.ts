import { css, styled } from 'styled-components';

/**
 * Holds a box, a radio or a switch with its label; all of it can be pressed. Where colours are forced, the browser draws the box, and what is invalid has a
 * line around all of it.
 */
export const ToggleLabel = styled.label`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: flex-start;
  min-inline-size: 0;
  min-block-size: var(--toggle-target);
  padding-block: calc((var(--toggle-target) - 1lh) / 2);
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-normal);
  color: var(--bureau-color-text);
  cursor: pointer;
  --toggle-target: var(--bureau-size-target);

  @media (pointer: coarse) {
    --toggle-target: var(--bureau-size-control);
  }

  &:has(:disabled) {
    color: var(--bureau-color-text-muted);
    cursor: not-allowed;
  }

  &:has([aria-readonly='true'], [data-readonly]) {
    cursor: default;
  }

  > input {
    margin-block-start: calc((1lh - var(--toggle-block-size)) / 2);
  }

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* Without a text beside it, a box is pressed beyond its edges. */
  &:has(> input:only-child) {
    inline-size: max-content;

    &,
    > input {
      position: relative;
    }

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: min(0px, (100% - var(--toggle-target)) / 2);
    }
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      --bureau-color-text-muted: var(--bureau-color-text-disabled);
    }

    &:has(> :is([aria-invalid='true'], [data-invalid])) {
      outline: 2px dashed;
      outline-offset: -1px;
    }
  }
`;

/** Shows more about a choice, below its label. */
export const ToggleDescription = styled.span`
  display: block;
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;

/** Draws a box, a radio or a switch, whose mark is its `::before`. The browser draws its own where colours are forced. */
export const toggleStyles = css`
  --toggle-block-size: 16px;

  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--toggle-block-size);
  block-size: var(--toggle-block-size);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  appearance: none;
  cursor: inherit;
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-on-accent);
  transition: border-color var(--bureau-duration-fast) var(--bureau-easing-out);

  /* A radio button is indeterminate, too, where none of its group is chosen. */
  &::before {
    content: '';
    visibility: hidden;
    background-color: currentColor;
  }

  &:is(:checked, :indeterminate:where([type='checkbox'])) {
    border-color: var(--bureau-color-accent);
    background-color: var(--bureau-color-accent);
  }

  &:is(:checked, :indeterminate:where([type='checkbox']))::before {
    visibility: visible;
  }

  @media (hover: hover) {
    label:hover > &:not(:checked, :indeterminate, :disabled) {
      border-color: var(--bureau-color-text-muted);
    }
  }

  &:is([aria-invalid='true'], [data-invalid]) {
    border-color: var(--bureau-color-danger-solid);
  }

  &:is([aria-readonly='true'], [data-readonly]) {
    border-color: var(--bureau-color-border-strong);
    background-color: var(--bureau-color-surface-sunken);
    color: var(--bureau-color-text);
  }

  &:disabled {
    border-color: color-mix(in srgb, var(--bureau-color-text-disabled) 70%, transparent);
    background-color: var(--bureau-color-surface-sunken);
    color: var(--bureau-color-text-disabled);
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
