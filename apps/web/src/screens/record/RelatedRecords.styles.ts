import { styled } from 'styled-components';

/** Scrolls a table that is wider than the page. */
export const Root = styled.div`
  overflow-x: auto;

  > table {
    min-inline-size: 36rem;
  }
`;
