import { styled } from 'styled-components';

/** Takes no place: it stays at the lower edge of what scrolls, and the bar floats above it. */
export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--bureau-layer-sticky);
  align-self: stretch;
  flex: none;
  block-size: 0;
`;
