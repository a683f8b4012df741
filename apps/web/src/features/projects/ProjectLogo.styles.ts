import { styled } from 'styled-components';

export const Picture = styled.img`
  display: inline-block;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin-inline-end: var(--bureau-space-1);
  vertical-align: -0.25em;
`;
