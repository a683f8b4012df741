import { IconButton } from '@bureau/ui';
import { Popover } from 'react-aria-components';
import { styled, keyframes } from 'styled-components';
import { insetStyles } from '../control.styles.ts';

export const Root = styled.div`
  position: relative;

  & > input {
    padding-inline-end: calc(var(--bureau-size-control) + var(--bureau-space-1));
    font-variant-numeric: tabular-nums;
  }

  ${insetStyles}
`;

export const OpenButton = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--bureau-space-half);
  margin-block: auto;
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(calc(-1 * var(--bureau-space-1)));
  }
`;

export const Panel = styled(Popover)`
  padding: var(--bureau-space-3);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  overflow: auto;
  box-shadow: var(--bureau-shadow-floating);
  background: var(--bureau-color-surface-raised);

  & > [role='dialog'] {
    outline: none;
  }

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }
`;

/** Keeps the place of the calendar while its code is loaded. */
