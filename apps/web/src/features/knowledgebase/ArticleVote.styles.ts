import { styled } from 'styled-components';

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  align-items: center;

  > :last-child:not(button) {
    margin-inline-start: var(--bureau-space-2);
  }

  @media print {
    > button {
      display: none;
    }
  }
`;
