import { styled } from 'styled-components';
import { invalidLineStyles } from '../parts/invalidLine.styles.ts';

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  /* as wide as its choices, also where its neighbours are stretched */
  inline-size: fit-content;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: var(--bureau-border-width);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  background-color: var(--bureau-color-surface-sunken);

  &[aria-invalid='true'] {
    border-color: var(--bureau-color-danger-solid);
  }

  &:is([aria-disabled='true'], [aria-readonly='true']) {
    border-color: var(--bureau-color-border);
  }

  ${invalidLineStyles}
`;

/** One choice. Its radio button lies over all of it, unseen, so that the browser itself brings it into view. */
export const Segment = styled.label`
  position: relative;
  display: grid;
  flex: 0 0 auto;
  place-items: center;
  min-inline-size: var(--bureau-size-control);
  max-inline-size: 100%;
  min-block-size: calc(var(--bureau-size-control) - 4 * var(--bureau-border-width));
  padding-inline: var(--bureau-space-3);
  border: var(--bureau-border-width) solid transparent;
  border-radius: calc(var(--bureau-radius-medium) - 2 * var(--bureau-border-width));
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-tight);
  text-align: center;
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);

  > input {
    position: absolute;
    inset: 0;
    appearance: none;
    border-radius: inherit;
    cursor: pointer;
  }

  > input:focus-visible {
    outline-offset: 1px;
  }

  /* a finger also meets it where the border of the whole runs */
  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset-block: calc(-3 * var(--bureau-border-width));
      inset-inline: 0;
    }
  }

  @media (hover: hover) {
    &:hover:not(:has(:disabled)) {
      color: var(--bureau-color-text);
    }
  }

  &:has(:checked) {
    border-color: var(--bureau-color-border-strong);
    background-color: var(--bureau-color-surface-raised);
    color: var(--bureau-color-text);
  }

  &:has(:disabled) {
    color: var(--bureau-color-text-disabled);
  }

  > input:disabled {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
