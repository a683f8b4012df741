import { styled } from 'styled-components';
import { toggleStyles } from '../parts/toggle.styles.ts';

export const Box = styled.input`
  ${toggleStyles}

  border-radius: var(--bureau-radius-small);

  &::before {
    inline-size: 10px;
    block-size: 8px;
    clip-path: polygon(0 53%, 12% 36%, 37% 65%, 87% 0, 100% 13%, 38% 97%);
  }

  &:indeterminate::before {
    inline-size: 8px;
    block-size: 2px;
    clip-path: none;
  }
`;
