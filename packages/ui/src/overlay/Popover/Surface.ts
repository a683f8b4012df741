import { Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { keepAttributes } from '../../primitives/root/keepAttributes.ts';
import { appear, surfaceStyles } from './surface.styles.ts';

/** Floats beside its trigger. Everything that react-aria opens over the page is shown on it. */
export const Surface = styled(Popover).attrs(keepAttributes('div', /^(?:aria-|id$)/))`
  ${surfaceStyles}

  &[data-placement='top'] {
    --popover-shift: 4px;
  }

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  &[data-exiting] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
  }

  > [role='dialog'] {
    outline: none;
  }
`;

/** How far a surface keeps from its trigger, in pixels. */
export const surfaceOffset = 4;
