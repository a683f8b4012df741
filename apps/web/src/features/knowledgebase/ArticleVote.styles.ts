import { styled } from 'styled-components';

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  align-items: center;

  @media print {
    > button {
      display: none;
    }
  }
`;
