import { css } from 'styled-components';

/** Replaces colours by lines where the system forces its own. */
export const forcedColors = css`
  @media (forced-colors: active) {
    /* before cells that stay in view, which would cover an outline */
    .row:is([aria-selected='true'], [aria-current])::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 2;
      inline-size: auto;
      border: 2px solid Highlight;
      background-color: transparent;
      pointer-events: none;
    }

    [aria-readonly='false']:is(:hover, :focus-within)::after {
      background-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
