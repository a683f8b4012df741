import { styled } from 'styled-components';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
`;

export const Members = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: var(--bureau-space-2);
`;
