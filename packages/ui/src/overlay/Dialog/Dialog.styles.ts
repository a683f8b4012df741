import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { styled, keyframes } from 'styled-components';
import { keepAttributes } from '../../primitives/root/keepAttributes.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const grow = keyframes`
  from { opacity: 0; scale: 0.98; translate: 0 8px; }
`;

const slide = keyframes`
  from { translate: 0 100%; }
`;

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--bureau-layer-overlay);
  display: grid;
  align-items: center;
  justify-items: center;
  block-size: var(--visual-viewport-height);
  padding: var(--bureau-space-6);
  background-color: var(--bureau-color-scrim);

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-slow) var(--bureau-easing-out);
  }

  &[data-exiting] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
  }

  @media (width < 769px) {
    align-items: end;
    padding: var(--bureau-space-10) 0 0;
  }
`;

export const Panel = styled(Modal)`
  display: flex;
  inline-size: min(480px, 100%);
  max-block-size: 100%;
  border-radius: var(--bureau-radius-large);
  overflow: hidden;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-dialog);

  &[data-size='small'] {
    inline-size: min(400px, 100%);
  }

  &[data-size='large'] {
    inline-size: min(720px, 100%);
  }

  &[data-entering] {
    animation: ${grow} var(--bureau-duration-slow) var(--bureau-easing-out);
  }

  @media (width < 769px) {
    &,
    &[data-size] {
      inline-size: 100%;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    &[data-entering] {
      animation-name: ${slide};
    }

    &[data-exiting] {
      animation: ${slide} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
    }
  }

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;

export const Content = styled(AriaDialog).attrs(keepAttributes('section'))`
  flex: 1;
  min-inline-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: calc(var(--bureau-size-control) + var(--bureau-space-8));
  outline: none;
  --dialog-edge: sticky;

  /* so low, as one that is magnified four times, that head and actions would leave no room for what is between them */
  @media (height < 24rem) {
    scroll-padding-block: 0;
    --dialog-edge: static;
  }

  /* Its content and actions are laid out as if they stood in no form. */
  > form {
    display: contents;
  }

  > form > [role='alert'] {
    margin-block-end: var(--bureau-space-4);
    margin-inline: var(--bureau-space-5);
  }
`;

export const Head = styled.div`
  position: var(--dialog-edge);
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: start;
  gap: var(--bureau-space-2);
  padding-block: var(--bureau-space-4) var(--bureau-space-2);
  padding-inline: var(--bureau-space-5) var(--bureau-space-3);
  background-color: var(--bureau-color-surface-raised);
`;

export const Title = styled(Heading)`
  flex: 1;
  min-inline-size: 0;
  padding-block: calc(var(--bureau-space-1) + var(--bureau-space-half));
  font-size: var(--bureau-font-size-16);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding: 0 var(--bureau-space-5) var(--bureau-space-5);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  position: var(--dialog-edge);
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--bureau-space-2);
  padding: var(--bureau-space-3) var(--bureau-space-5);
  padding-block-end: max(var(--bureau-space-3), env(safe-area-inset-bottom, 0));
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  background-color: var(--bureau-color-surface-raised);
`;
