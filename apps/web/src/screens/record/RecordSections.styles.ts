import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-6);
  margin-block-end: var(--bureau-space-6);
`;

/** Reserves the space of what loads later: the height that it has with little or nothing in it. */
export const ReservedSpace = styled.div`
  &[data-part='files'] {
    min-block-size: 4rem;
  }

  &[data-part='comments'] {
    min-block-size: 12.5rem;
  }
`;
