import { styled } from 'styled-components';

/** Listens to what is dragged in the page, and takes no part in its layout. */
export const DragArea = styled.div`
  display: contents;

  &[data-can-drag] [role='row'][aria-rowindex]:not([aria-rowindex='1']) {
    cursor: grab;
  }

  &[data-dragging] [role='grid'] {
    user-select: none;

    &,
    & * {
      cursor: grabbing !important;
    }
  }
`;

/** Stands in the middle of its cell. */
export const Tick = styled.span`
  display: inline-flex;
  vertical-align: middle;
`;

/** Marks where a dragged to-do would be put down. */
export const DropLine = styled.div`
  position: fixed;
  z-index: 1;
  block-size: 2px;
  margin-block-start: -1px;
  pointer-events: none;
  background-color: var(--bureau-color-accent);
`;
