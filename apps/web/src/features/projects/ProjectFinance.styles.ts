import { styled } from 'styled-components';

export const ChartBox = styled.div`
  display: grid;
  block-size: 19rem;
`;
