import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-3);
  inline-size: min-content;
  max-inline-size: 100%;

  > button {
    align-self: end;
  }
`;
