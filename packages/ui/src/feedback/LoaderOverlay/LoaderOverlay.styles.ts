import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 400% 0; }
`;

export const Status = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--bureau-layer-overlay);
  pointer-events: none;
`;

export const Veil = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  backdrop-filter: blur(5px);
  color: var(--bureau-color-accent);
  animation: ${appear} var(--bureau-duration-slow) var(--bureau-easing-out);
`;

export const Bar = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  block-size: 3px;
  overflow: hidden;
  background-color: var(--bureau-color-accent-background);

  &::after {
    display: block;
    inline-size: 25%;
    block-size: 100%;
    background-color: var(--bureau-color-accent);
    animation: ${run} 1200ms ease-in-out infinite;
    content: '';
  }

  &:dir(rtl)::after {
    animation-direction: reverse;
  }
`;
