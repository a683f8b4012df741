import { styled } from 'styled-components';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-4);
  margin-block-end: var(--bureau-space-3);

  > * {
    flex: 1 1 12rem;
  }
`;

export const Slots = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  padding: 0;
  margin: 0;
  list-style: none;
`;
