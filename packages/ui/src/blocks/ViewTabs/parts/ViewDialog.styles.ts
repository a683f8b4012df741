import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: var(--bureau-space-4);
`;
