import { keyframes, styled } from 'styled-components';
import { Surface } from './Surface.ts';

const slide = keyframes`
  from { translate: 0 100%; }
`;

/** Rises from below on a phone: react-aria places a popover by inline styles, which only \`!important\` overrides. */
export const Panel = styled(Surface)`
  > [role='dialog'] {
    padding: var(--bureau-space-4);
    overflow-wrap: anywhere;
  }

  @media (width < 481px) {
    position: fixed !important;
    inset: auto 0 0 !important;
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: 80dvh !important;
    padding-block-end: env(safe-area-inset-bottom, 0);
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &[data-entering],
    &[data-exiting] {
      animation-name: ${slide};
    }
  }
`;
