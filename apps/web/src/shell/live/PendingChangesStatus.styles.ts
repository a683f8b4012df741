import { styled } from 'styled-components';

/** Stands over the page, below the header, and takes no place in it. */
export const FloatingStatus = styled.div`
  position: fixed;
  inset-block-start: calc(var(--bureau-size-header) + var(--bureau-space-2));
  inset-inline: 0;
  z-index: var(--bureau-layer-header);
  display: flex;
  justify-content: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
    box-shadow: var(--bureau-shadow-floating);
  }

  @media print {
    display: none;
  }
`;
