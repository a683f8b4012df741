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

/** Names the letter that opens the editor of a property, and takes no part in its layout. */
export const EditKey = styled.div`
  display: contents;
`;

export const Steps = styled.span`
  display: inline-flex;

  &[data-beside] {
    display: none;
  }

  @media print {
    display: none;
  }
`;
