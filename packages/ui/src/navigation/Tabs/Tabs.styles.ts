import { TabList, Tabs } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled(Tabs)`
  display: grid;
  gap: var(--bureau-space-4);
  min-inline-size: 0;

  /* it says so of whatever has the focus inside */
  &[data-focus-visible] {
    outline: none;
  }

  > [role='tabpanel'] {
    min-inline-size: 0;
  }

  /* a list that closes in it gives the focus back through it */
  > [role='tabpanel']:not(:focus-visible) {
    outline: none;
  }

  > [data-inert] {
    display: none;
  }
`;

/** The tabs in one line, which scrolls where there is no room for all. */
export const List = styled(TabList)`
  display: flex;
  gap: var(--bureau-space-4);
  min-inline-size: 0;
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  overflow-x: auto;
  scrollbar-width: none;

  @media print {
    display: none;
  }

  > [role='tab'] {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--bureau-space-2);
    justify-content: center;
    min-block-size: var(--bureau-size-control);
    font-weight: var(--bureau-font-weight-medium);
    white-space: nowrap;
    cursor: pointer;
    color: var(--bureau-color-text-muted);
  }

  @media (pointer: coarse) {
    > [role='tab'] {
      min-inline-size: 44px;
    }
  }

  > [data-hovered],
  > [data-selected] {
    color: var(--bureau-color-text);
  }

  > [data-selected]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-block-end: 2px solid var(--bureau-color-accent);
  }

  > [data-disabled] {
    cursor: default;
    color: var(--bureau-color-text-disabled);
  }

  > [data-focus-visible] {
    outline-offset: -2px;
  }
`;
