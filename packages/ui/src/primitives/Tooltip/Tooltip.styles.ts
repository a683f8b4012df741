import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Bubble = styled.div`
  position: fixed;
  inset: auto;
  max-inline-size: min(280px, calc(100vw - var(--bureau-space-4)));
  margin: 0;
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-small);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-normal);
  overflow-wrap: anywhere;
  background-color: var(--bureau-color-text);
  color: var(--bureau-color-surface);
  animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
`;
