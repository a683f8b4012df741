import { styled } from 'styled-components';

/** Draws the input in the colours of the sidebar. */
export const Colors = styled.div`
  --bureau-color-surface: var(--bureau-color-sidebar-hover);
  --bureau-color-surface-sunken: var(--bureau-color-sidebar-hover);
  --bureau-color-surface-hover: var(--bureau-color-sidebar-hover);
  --bureau-color-border-strong: var(--bureau-color-sidebar-text-muted);
  --bureau-color-text: var(--bureau-color-sidebar-text);
  --bureau-color-text-muted: var(--bureau-color-sidebar-text-muted);
`;

export const NoMatch = styled.p`
  padding-inline: var(--bureau-space-3);
  font-size: var(--bureau-font-size-14);
  color: var(--bureau-color-sidebar-text-muted);

  &:not(:empty) {
    padding-block-start: var(--bureau-space-3);
  }
`;
