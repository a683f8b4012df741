import { styled } from 'styled-components';

/** Holds the place of the columns, one line for each, until they are there. */
export const Placeholder = styled.div`
  display: grid;
  grid-auto-rows: var(--bureau-size-control);
  align-items: center;
  inline-size: 300px;
  max-inline-size: 100%;
  padding: var(--bureau-space-1) var(--bureau-space-3);
`;
