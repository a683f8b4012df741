import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
    translate: var(--split-from) 0;
  }
`;

/** Is not there for the layout where it is the page. */
export const Root = styled.section`
  display: contents;

  /* As high as the list, whatever is in it: it scrolls by itself. */
  [data-split] > & {
    --split-from: var(--bureau-space-2);

    display: block;
    min-inline-size: 0;
    block-size: 0;
    min-block-size: 100%;
    padding: 0 var(--bureau-size-gutter) var(--bureau-space-6);
    border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-block-start: var(--bureau-size-header);
    outline-offset: -2px;
    background-color: var(--bureau-color-surface);
    animation: ${appear} var(--bureau-duration-normal) var(--bureau-easing-out);
  }

  [data-split] > &:dir(rtl) {
    --split-from: calc(-1 * var(--bureau-space-2));
  }

  /* The open record is what is printed. */
  @media print {
    [data-split] > & {
      grid-column: 1 / -1;
      block-size: auto;
      border: 0;
      overflow: visible;
    }

    [data-split]:has(> &) > [data-stays] {
      display: none;
    }
  }
`;

/** Holds what closes the panel, and stays in view. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--bureau-layer-sticky);
  display: flex;
  justify-content: end;
  gap: var(--bureau-space-1);
  margin-inline-end: calc(-1 * var(--bureau-space-2));
  padding-block-start: var(--bureau-space-2);
  background-color: inherit;

  @media print {
    display: none;
  }
`;
