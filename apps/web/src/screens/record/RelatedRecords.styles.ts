import { styled } from 'styled-components';

/** Scrolls a table that is wider than the page. */
export const Root = styled.div`
  overflow-x: auto;

  > table {
    min-inline-size: 36rem;
  }
`;

/** Keeps the line that adds records apart from those that are there. */
export const AddPlace = styled.div`
  margin-block-end: var(--bureau-space-4);

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;
