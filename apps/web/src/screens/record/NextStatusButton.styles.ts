import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';

/** Points to where the text leads. */
export const Forward = styled(ArrowRight)`
  &:dir(rtl) {
    scale: -1 1;
  }
`;
