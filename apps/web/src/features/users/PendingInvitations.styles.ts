import { styled } from 'styled-components';

export const Line = styled.div`
  padding: var(--bureau-space-2) var(--bureau-size-gutter);

  @media print {
    display: none;
  }
`;
