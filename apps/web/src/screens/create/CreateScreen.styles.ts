import { styled } from 'styled-components';

/** Holds what stands above the form, as wide as that. */
export const Above = styled.div`
  max-inline-size: var(--bureau-size-form);
  margin-block-end: var(--bureau-space-5);

  &:empty {
    display: none;
  }
`;
