import { Input, ListBox, ListBoxItem } from 'react-aria-components';
import { styled } from 'styled-components';

export const Query = styled.div`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  padding-inline: var(--bureau-space-3);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const List = styled(ListBox)`
  max-block-size: 320px;
  padding: var(--bureau-space-1);
  overflow-y: auto;
  outline: none;
  scrollbar-width: thin;
` as typeof ListBox;

export const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border-radius: var(--bureau-radius-medium);
  outline: none;
  cursor: pointer;
  user-select: none;

  &:is([data-focused], [data-hovered]) {
    background-color: var(--bureau-color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const QueryInput = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(var(--bureau-size-control) + var(--bureau-space-1));
  padding: 0;
  border: 0;
  outline: none;
  background: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Nothing = styled.div`
  padding: var(--bureau-space-2) var(--bureau-space-3);
  color: var(--bureau-color-text-muted);
`;
