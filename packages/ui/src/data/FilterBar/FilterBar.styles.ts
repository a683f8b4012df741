import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;

export const Chip = styled.div`
  display: inline-flex;
  min-inline-size: 0;
  max-inline-size: min(100%, 400px);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-full);
  background-color: var(--bureau-color-surface);
  --chip-size: calc(var(--bureau-size-control-small) - 2 * var(--bureau-border-width));

  /* the border is no part of what is pressed */
  @media (pointer: coarse) {
    margin-block: calc(-1 * var(--bureau-border-width));
    --chip-size: var(--bureau-size-control-small);
  }
`;

export const Open = styled.button`
  min-inline-size: 0;
  min-block-size: var(--chip-size);
  padding-block: 0;
  padding-inline: var(--bureau-space-3) var(--bureau-space-1);
  border: 0;
  border-radius: var(--bureau-radius-full);
  overflow: hidden;
  font-size: var(--bureau-font-size-13);
  white-space: pre;
  text-overflow: ellipsis;
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text-muted);

  &:dir(rtl) {
    padding-inline: var(--bureau-space-3) var(--bureau-space-1);
  }

  > strong {
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-text);
  }

  &:is(:hover, [aria-expanded='true']) {
    background-color: var(--bureau-color-surface-hover);
  }
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--chip-size);
  padding: 0;
  border: 0;
  border-radius: var(--bureau-radius-full);
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  &:hover {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }
`;
