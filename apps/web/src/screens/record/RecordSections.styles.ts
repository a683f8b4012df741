import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-6);
  margin-block-end: var(--bureau-space-6);
`;

/** Holds what a record has beside its fields, apart from the texts above it. */
export const Content = styled.div`
  section + & {
    margin-block-start: var(--bureau-space-6);
  }

  &:empty {
    display: none;
  }
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
