import { styled } from 'styled-components';

export const Picture = styled.img`
  inline-size: 1.25em;
  block-size: 1.25em;
  vertical-align: text-bottom;
`;
