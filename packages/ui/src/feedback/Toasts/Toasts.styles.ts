import { styled, keyframes } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const shrink = keyframes`
  to { scale: 0 1; }
`;

export const Region = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: max(env(safe-area-inset-bottom, 0px), min(var(--toast-edge, 0px), 50dvh));
  z-index: var(--bureau-layer-toast);
  inline-size: min(440px, 100%);
  max-block-size: calc(100dvh - min(var(--toast-edge, 0px), 50dvh));
  margin-inline: auto;
  padding: var(--bureau-space-4);
  overflow-y: auto;
  pointer-events: none;
  outline-offset: -2px;

  > ol {
    display: grid;
    gap: var(--bureau-space-2);
  }

  > * > * {
    pointer-events: auto;
  }
`;

export const DismissAll = styled.div`
  display: grid;
  justify-items: center;
  margin-block-end: var(--bureau-space-2);
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: var(--bureau-space-3);
  padding-block: var(--bureau-space-2);
  padding-inline: var(--bureau-space-3) var(--bureau-space-2);
  border-radius: var(--bureau-radius-large);
  overflow: hidden;
  background-color: var(--bureau-color-surface-raised);
  box-shadow: var(--bureau-shadow-floating);
  animation: ${rise} var(--bureau-duration-slow) var(--bureau-easing-out);

  &[data-tone='neutral'] {
    --toast-color: var(--bureau-color-neutral-solid);
  }
  &[data-tone='info'] {
    --toast-color: var(--bureau-color-info-solid);
  }
  &[data-tone='success'] {
    --toast-color: var(--bureau-color-success-solid);
  }
  &[data-tone='warning'] {
    --toast-color: var(--bureau-color-warning-solid);
  }
  &[data-tone='danger'] {
    --toast-color: var(--bureau-color-danger-solid);
  }
  &[data-tone='accent'] {
    --toast-color: var(--bureau-color-accent-solid);
  }

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;

export const Picture = styled.span`
  padding-block: calc(var(--bureau-space-1) + var(--bureau-space-half));
  color: var(--toast-color);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const Content = styled.div`
  align-self: center;
  min-inline-size: 0;
  padding-block: var(--bureau-space-1);
  font-size: var(--bureau-font-size-13);
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-weight: var(--bureau-font-weight-semibold);
`;

export const Message = styled.p`
  ${Title} + & {
    color: var(--bureau-color-text-muted);
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  align-self: start;
  gap: var(--bureau-space-1);
`;

export const Progress = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 3px;
  transform-origin: left;
  background-color: var(--toast-color);
  animation: ${shrink} var(--toast-duration) linear forwards;

  &:dir(rtl) {
    transform-origin: right;
  }

  &[data-paused] {
    animation-play-state: paused;
  }
`;
