import { styled } from 'styled-components';

export const Handle = styled.button`
  display: inline-grid;
  flex: none;
  order: -1;
  place-items: center;
  inline-size: var(--bureau-size-control-small);
  block-size: var(--bureau-size-control-small);
  padding: 0;
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-medium);
  cursor: grab;
  touch-action: none;
  background-color: transparent;
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  &:hover {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  &[aria-pressed='true'] {
    cursor: grabbing;
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background-color: Highlight;
      color: HighlightText;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;

  @media (pointer: coarse) {
    gap: var(--bureau-space-2);
  }
`;

/** Shows two lines in the corner, as a window that can be resized does. */
export const Corner = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: var(--bureau-size-target);
  block-size: var(--bureau-size-target);
  cursor: nwse-resize;
  touch-action: none;

  &:dir(rtl) {
    cursor: nesw-resize;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-end: var(--bureau-space-1);
    inset-inline-end: var(--bureau-space-1);
    inline-size: var(--bureau-space-2);
    block-size: var(--bureau-space-2);
    border-block-end: 2px solid var(--bureau-color-border-strong);
    border-inline-end: 2px solid var(--bureau-color-border-strong);
    border-end-end-radius: var(--bureau-radius-small);
  }

  &:hover::after {
    border-color: var(--bureau-color-accent);
  }

  @media (pointer: coarse) {
    inline-size: 44px;
    block-size: 44px;
  }
`;

/** Follows the pointer while the widget itself already stands where it would be dropped. */
export const Ghost = styled.span`
  position: fixed;
  z-index: var(--bureau-layer-toast);
  inset-block-start: var(--bureau-space-3);
  left: var(--bureau-space-3);
  max-inline-size: 16rem;
  padding: var(--bureau-space-1) var(--bureau-space-3);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-medium);
  overflow: hidden;
  pointer-events: none;
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);
`;
