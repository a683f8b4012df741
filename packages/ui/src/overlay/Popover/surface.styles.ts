import { css, keyframes } from 'styled-components';

// How everything that floats beside its trigger looks, without the code that places it.

export const appear = keyframes`
  from { opacity: 0; translate: 0 var(--popover-shift, -4px); }
`;

/**
 * Styles a surface that floats: a menu, the options of a select, a calendar, suggestions. `--popover-min-size` makes it at least as wide as
 * something, such as its trigger.
 */
export const surfaceStyles = css`
  display: flex;
  flex-direction: column;
  min-inline-size: max(180px, var(--popover-min-size, 0px));
  max-inline-size: min(360px, calc(100vw - var(--bureau-space-4)));
  border-radius: var(--bureau-radius-large);
  overflow: auto;
  outline: none;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;
