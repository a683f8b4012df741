import { styled, keyframes } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Ring = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;

  circle:first-child {
    opacity: 0.2;
  }
`;
