import { styled } from 'styled-components';

/** Stands above a table or a board, in line with the titles of a list. */
export const Place = styled.div`
  padding: var(--bureau-space-2) var(--table-edge, 0px);
`;
