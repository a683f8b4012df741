import { controlStyles, touchTextStyles } from '@bureau/ui';
import { Button, Input, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components';
import { styled, keyframes } from 'styled-components';
import { insetStyles } from '../controls/control.styles.ts';

export const Root = styled(Select)`
  outline: none;
  ${insetStyles}

  &[data-inline] > button {
    padding-inline-start: var(--bureau-space-2);
  }
` as typeof Select;

export const Trigger = styled(Button)`
  ${controlStyles}

  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  padding-block: calc(var(--bureau-space-1) - var(--bureau-border-width));
  cursor: default;

  [data-invalid] > & {
    border-color: var(--bureau-color-danger-solid);
  }

  [data-invalid] > &:is(:focus-visible, [data-focus-visible]) {
    outline-offset: 0;
  }

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-inline-end: calc(-1 * var(--bureau-space-1));
    color: var(--bureau-color-text-muted);
  }

  &:disabled > svg {
    color: inherit;
  }
`;

export const Value = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] {
    color: var(--bureau-color-text-muted);
  }

  [data-disabled] > & {
    color: inherit;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(calc(-1 * var(--bureau-space-1)));
  }
`;

export const Panel = styled(Popover)`
  display: flex;
  flex-direction: column;
  min-inline-size: max(var(--trigger-width), 12rem);
  max-inline-size: min(24rem, calc(100vw - 2 * var(--bureau-space-2)));
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  overflow: hidden;
  box-shadow: var(--bureau-shadow-floating);
  background: var(--bureau-color-surface-raised);

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }
`;

export const Search = styled.div`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  padding-inline: var(--bureau-space-3);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  color: var(--bureau-color-text-muted);

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const SearchInput = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding: 0;
  border: 0;
  font-size: var(--bureau-font-size-14);
  color: var(--bureau-color-text);
  background: none;

  &:focus {
    outline: none;
  }

  ${touchTextStyles}

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const List = styled(ListBox)`
  position: relative;
  max-block-size: 20rem;
  padding: var(--bureau-space-1);
  overflow: auto;
  outline: none;
`;

export const Empty = styled.div`
  padding: var(--bureau-space-2);
  color: var(--bureau-color-text-muted);
`;

export const Item = styled(ListBoxItem)`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border-radius: var(--bureau-radius-small);
  outline: none;
  font-size: var(--bureau-font-size-14);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text);
  cursor: default;

  &[data-focused] {
    background: var(--bureau-color-surface-hover);
  }

  &:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: var(--bureau-color-text-disabled);
  }

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-inline-start: auto;
    visibility: hidden;
  }

  &[data-selected] > svg {
    visibility: visible;
    color: var(--bureau-color-accent);
  }
`;

export const Options = styled.span`
  &[data-badges] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--bureau-space-1);
    align-items: center;
    vertical-align: bottom;
  }
`;

export const Count = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);
`;
