import { styled } from 'styled-components';
import { toggleStyles } from '../parts/toggle.styles.ts';

export const Radio = styled.input`
  ${toggleStyles}

  border-radius: var(--bureau-radius-full);

  &::before {
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--bureau-radius-full);
  }
`;
