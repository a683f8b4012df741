import { styled } from 'styled-components';

/** Covers the circle that an empty state has. */
export const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--bureau-space-10);
  block-size: var(--bureau-space-10);
  border-radius: var(--bureau-radius-full);

  > svg {
    inline-size: var(--bureau-size-icon);
    block-size: var(--bureau-size-icon);
  }

  &[data-tone='warning'] {
    background-color: var(--bureau-color-warning-background);
    color: var(--bureau-color-warning-text);
  }

  &[data-tone='danger'] {
    background-color: var(--bureau-color-danger-background);
    color: var(--bureau-color-danger-text);
  }
`;

export const Reference = styled.span`
  display: block;
  margin-block-start: var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  overflow-wrap: anywhere;
`;
