import { styled } from 'styled-components';

/** Keeps the line that adds records in line with the titles of a list, and beside it what else stands there. */
export const QuickAddPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  align-items: flex-start;
  padding: var(--bureau-space-2) var(--bureau-size-gutter);

  > :not(button) {
    flex: 1 1 18rem;
  }

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;
