import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-4);

  > :first-child {
    max-inline-size: 40rem;
  }
`;

export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--bureau-space-1);
`;
