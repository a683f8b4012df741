import { Button } from '@bureau/ui';
import { styled } from 'styled-components';

/** Looks like the field that it opens, where there is room for one; else it is an icon. */
export const Trigger = styled(Button)`
  min-inline-size: 220px;
  padding-inline: var(--bureau-space-2);
  font-weight: var(--bureau-font-weight-regular);
  color: var(--bureau-color-text-muted);

  > :last-child {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--bureau-space-2);
    justify-content: space-between;
    white-space: nowrap;
  }

  @media (width < 1200px) {
    inline-size: var(--bureau-size-control);
    min-inline-size: 0;

    /* like the other tools of the header */
    &[data-variant] {
      border-color: transparent;
    }

    &[data-variant]:not([data-hovered], [data-pressed]) {
      background-color: transparent;
    }

    > :last-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
