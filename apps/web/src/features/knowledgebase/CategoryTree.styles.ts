import { styled } from 'styled-components';

export const TreeArea = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-2);
  min-block-size: 0;

  > :last-child:not(:first-child) {
    align-self: start;
  }
`;
