import { styled } from 'styled-components';

/** Takes what height is left of the page for what scrolls by itself, such as a board or a plan. */
export const FillingPage = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: var(--bureau-space-3);
  min-block-size: 24rem;
  padding-block: var(--bureau-space-3);
`;

/** Fills most of the window below what is above it, for what scrolls by itself in the tab of a record. */
export const FillingTab = styled.div`
  display: flex;
  flex-direction: column;
  block-size: max(24rem, 100dvh - 20rem);
  min-block-size: min-content;
`;
