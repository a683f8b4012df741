import { Modal } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { Backdrop as Centred, Body } from '../Dialog/Dialog.styles.ts';

const slide = keyframes`
  from { translate: var(--drawer-shift); }
`;

export const Backdrop = styled(Centred)`
  align-items: stretch;
  justify-items: end;
  padding: 0;

  &[data-placement='start'] {
    justify-items: start;
  }

  &[data-placement='bottom'] {
    align-items: end;
  }
`;

export const Panel = styled(Modal)`
  --drawer-shift: 100% 0;

  display: flex;
  inline-size: min(400px, 100% - var(--bureau-space-10));
  overflow: hidden;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-dialog);

  /* The actions stand at the end of the page. */
  > [role='dialog'] {
    display: flex;
    flex-direction: column;
  }

  ${Body} {
    flex: 1;
  }

  &[data-size='large'] {
    inline-size: min(640px, 100% - var(--bureau-space-10));
  }

  &:is([data-placement='start']:not(:dir(rtl)), [data-placement='end']:dir(rtl)) {
    --drawer-shift: -100% 0;
  }

  &[data-placement='bottom'] {
    --drawer-shift: 0 100%;

    inline-size: 100%;
    max-block-size: 80dvh;
    border-start-start-radius: var(--bureau-radius-large);
    border-start-end-radius: var(--bureau-radius-large);
  }

  &[data-entering] {
    animation: ${slide} var(--bureau-duration-slow) var(--bureau-easing-out);
  }

  &[data-exiting] {
    animation: ${slide} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
  }

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;
