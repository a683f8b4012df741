import { styled } from 'styled-components';

/** Keeps the line that adds records in line with the titles of a list. */
export const QuickAddPlace = styled.div`
  padding: var(--bureau-space-2) var(--bureau-size-gutter);

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;
