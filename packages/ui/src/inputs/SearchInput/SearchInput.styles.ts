import { styled } from 'styled-components';

/** A button that would be too much beside a text if it were as high as the box. */
export const Clear = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--bureau-size-target);
  block-size: var(--bureau-size-target);
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

  @media (pointer: coarse) {
    inline-size: 100%;
    block-size: 100%;
  }
`;
