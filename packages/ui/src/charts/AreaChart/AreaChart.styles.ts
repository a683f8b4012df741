import { styled } from 'styled-components';
import { patternStyles } from '../Chart/tones.styles.ts';

/** A filled box, of which a shape is cut. */
export const Surface = styled.div`
  ${patternStyles}

  position: absolute;
  inset: 0;
  border: 0;
  clip-path: var(--shape);

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
