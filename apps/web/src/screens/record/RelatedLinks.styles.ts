import { styled } from 'styled-components';

export const Root = styled.nav`
  @media print {
    display: none;
  }
`;
