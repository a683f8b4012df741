import { ProgressBar } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 400% 0; }
`;

export const Root = styled(ProgressBar)`
  display: grid;
  gap: var(--bureau-space-1);
  min-inline-size: 0;
  font-size: var(--bureau-font-size-13);
`;

export const Words = styled.div`
  display: flex;
  gap: var(--bureau-space-4);
  align-items: baseline;
  justify-content: space-between;

  > :first-child {
    font-weight: var(--bureau-font-weight-medium);
    overflow-wrap: anywhere;
  }

  > :last-child:not(:first-child) {
    font-variant-numeric: tabular-nums;
    color: var(--bureau-color-text-muted);
  }
`;

export const Track = styled.div`
  block-size: 6px;
  border-radius: var(--bureau-radius-full);
  overflow: hidden;
  background-color: var(--bureau-color-accent-background);

  /* Tells the track from the page, by 3 to 1. */
  box-shadow: inset 0 0 0 var(--bureau-border-width) var(--bureau-color-border-strong);

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;

export const Fill = styled.div`
  inline-size: var(--progress);
  block-size: 100%;
  border-radius: var(--bureau-radius-full);
  background-color: var(--bureau-color-accent);
  transition: inline-size var(--bureau-duration-slow) var(--bureau-easing-out);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background-color: Highlight;
  }
`;

/** Runs along the track; where nothing may move, it fills the track with stripes. */
export const Runner = styled.div`
  block-size: 100%;
  background-image: repeating-linear-gradient(-45deg, var(--bureau-color-accent) 0 8px, transparent 8px 16px);

  @media (prefers-reduced-motion: no-preference) {
    inline-size: 25%;
    border-radius: var(--bureau-radius-full);
    background: var(--bureau-color-accent);
    animation: ${run} 1600ms ease-in-out infinite;

    &:dir(rtl) {
      animation-direction: reverse;
    }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
