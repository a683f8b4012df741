import { styled } from 'styled-components';

/** Holds the line; on paper there is nothing to add. */
export const Root = styled.div`
  min-inline-size: 0;

  @media print {
    display: none;
  }
`;
