import { styled } from 'styled-components';

/** Gives a plan most of the window below what is above it. */
export const Tab = styled.div`
  display: flex;
  flex-direction: column;
  block-size: max(24rem, 100dvh - 20rem);
`;

/** Takes what height is left of the page; the planner has a frame of its own. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--bureau-space-3);
  min-block-size: 24rem;
  padding: var(--bureau-space-3) var(--bureau-size-gutter);
`;
