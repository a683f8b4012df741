import { styled } from 'styled-components';
import { patternStyles } from '../Chart/tones.styles.ts';

/** Leaves a sixth of the place of a point free at either side, however narrow it is. */
export const Columns = styled.span`
  display: flex;
  justify-content: center;
  block-size: 100%;

  &::before,
  &::after {
    content: '';
    flex: 1;
  }
`;

export const Column = styled.span`
  position: relative;
  flex: 2;
  max-inline-size: 24px;

  &:only-child {
    max-inline-size: 40px;
  }

  min-inline-size: 0;
`;

/** Leaves a hair free of the next one upon it. */
export const Part = styled.span`
  ${patternStyles}

  position: absolute;
  inset-block-end: var(--part-start);
  inset-inline: 0.5px;
  box-sizing: border-box;
  block-size: max(calc(var(--part-size) - 1px), 2px);
  border-radius: 2px 2px 0 0;
`;
