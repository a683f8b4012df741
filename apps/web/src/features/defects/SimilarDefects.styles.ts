import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: var(--bureau-space-2);
  padding: 0;
  margin-block: var(--bureau-space-2) 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
