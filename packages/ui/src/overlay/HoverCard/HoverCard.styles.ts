import { styled } from 'styled-components';
import { appear, surfaceStyles } from '../Popover/surface.styles.ts';

export const Trigger = styled.span`
  display: inline-block;
  max-inline-size: 100%;
`;

export const Panel = styled.span`
  border: 0;
  ${surfaceStyles}

  inset: auto;
  margin: 0;
  inline-size: max-content;
  padding: var(--bureau-space-4);
  overflow-wrap: anywhere;
  animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
