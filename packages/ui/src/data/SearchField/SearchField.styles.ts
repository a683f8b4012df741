import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 320px;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--bureau-space-2);
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-block: auto;
    pointer-events: none;
    color: var(--bureau-color-text-muted);
  }
`;

export const Input = styled.input`
  inline-size: 100%;
  block-size: var(--bureau-size-control);
  padding-inline: calc(var(--bureau-size-icon-small) + 2 * var(--bureau-space-2)) var(--bureau-size-control);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  text-overflow: ellipsis;
  appearance: none;
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-text);

  &::-webkit-search-cancel-button {
    display: none;
  }

  &:focus-visible {
    outline-offset: -1px;
  }
`;

export const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--bureau-space-1);
  display: grid;
  place-items: center;
  inline-size: var(--bureau-size-target);
  block-size: var(--bureau-size-target);
  margin-block: auto;
  padding: 0;
  border: 0;
  border-radius: var(--bureau-radius-small);
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  &:hover {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
