import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { Surface as FloatingSurface } from '../../../overlay/Popover/index.ts';

export const Surface = styled(FloatingSurface)`
  inline-size: 360px;
`;

export const Title = styled.h2`
  padding: var(--bureau-space-3) var(--bureau-space-4);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  font-size: var(--bureau-font-size-14);
`;

export const Aside = styled.div`
  padding: var(--bureau-space-3) var(--bureau-space-4);
`;

export const Empty = styled.p`
  padding: var(--bureau-space-6) var(--bureau-space-4);
  text-align: center;
  color: var(--bureau-color-text-muted);
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--bureau-space-half) var(--bureau-space-2);
  padding-block: var(--bureau-space-3);
  padding-inline: var(--bureau-space-4) var(--bureau-space-2);
  font-size: var(--bureau-font-size-13);

  & + & {
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  &:has([data-follow][data-hovered]) {
    background-color: var(--bureau-color-surface-hover);
  }

  > time {
    font-size: var(--bureau-font-size-12);
    color: var(--bureau-color-text-muted);
  }
`;

/** Takes the presses on all of its entry. */
export const Follow = styled(Button)`
  padding: 0;
  border: 0;
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-tight);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  background: none;
  color: var(--bureau-color-text);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &[data-focus-visible]::after {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }
`;

export const Remove = styled.div`
  grid-row: 1 / span 3;
  grid-column: 2;
  position: relative;
  z-index: 1;
`;

export const Message = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);

  strong,
  b {
    font-weight: var(--bureau-font-weight-semibold);
    color: var(--bureau-color-text);
  }
`;
