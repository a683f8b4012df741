import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  align-items: center;
  padding-block-start: var(--bureau-space-1);
`;
