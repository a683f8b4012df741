import { styled, keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Bone = styled.span`
  display: block;
  inline-size: var(--skeleton-inline-size, 100%);
  max-inline-size: 100%;
  block-size: var(--skeleton-block-size, 0.75em);
  border-radius: var(--bureau-radius-small);
  background-color: var(--bureau-color-neutral-background);
  animation: ${breathe} 1600ms ease-in-out infinite;

  &[data-round] {
    border-radius: var(--bureau-radius-full);
  }

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid GrayText;
  }
`;
