import { styled } from 'styled-components';

export const Root = styled.figure`
  position: relative;
  inline-size: 100%;
  min-inline-size: 4rem;
  block-size: 2rem;
`;
