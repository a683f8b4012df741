import { styled } from 'styled-components';

/** Takes the line out on paper, where there is nothing to add; it has no box of its own otherwise. */
export const Root = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
