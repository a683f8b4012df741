import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-6);
  margin-block-end: var(--bureau-space-6);
`;

/** Keeps the place of what comes later: as high as it is with nothing in it, or little. */
export const Place = styled.div`
  &[data-part='files'] {
    min-block-size: 4rem;
  }

  &[data-part='comments'] {
    min-block-size: 12.5rem;
  }
`;
