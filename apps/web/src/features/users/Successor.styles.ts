import { styled } from 'styled-components';

export const Question = styled.div`
  margin-block-start: var(--bureau-space-4);
`;
