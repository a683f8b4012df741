import { Popover } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

/** Floats below the button that it belongs to, and holds more than a menu can. */
export const Panel = styled(Popover)`
  min-inline-size: 200px;
  max-inline-size: min(360px, calc(100vw - var(--bureau-space-4)));
  border-radius: var(--bureau-radius-large);
  overflow: auto;
  outline: none;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  &[data-exiting] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
  }

  > [role='dialog'] {
    outline: none;
  }

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;
