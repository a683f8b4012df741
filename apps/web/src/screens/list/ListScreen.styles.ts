import { styled } from 'styled-components';

/** What changes how the list looks, at the end of its tools. */
export const ListDisplayTools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  margin-inline-start: auto;
`;
