import { Header, Input, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { styled } from 'styled-components';
import { Surface } from '../../overlay/Popover/index.ts';
import { touchTextStyles } from '../parts/inputBox.styles.ts';

/** Floats below a control, at least as wide. Its list scrolls, and what stands above and below that stays. */
export const Panel = styled(Surface)`
  --popover-min-size: var(--trigger-width);

  /* rows of which only some are drawn widen nothing */
  [data-windowed] {
    inline-size: 360px;
    max-inline-size: 100%;
  }
`;

export const Search = styled.div`
  display: flex;
  flex: none;
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
  min-block-size: calc(var(--bureau-size-control) + var(--bureau-space-1));
  padding: 0;
  border: 0;
  outline: none;
  font-size: var(--bureau-font-size-14);
  color: var(--bureau-color-text);
  background: none;

  ${touchTextStyles}

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const List = styled(ListBox)`
  position: relative;
  max-block-size: 20rem;
  padding: var(--bureau-space-1);
  overflow-y: auto;
  outline: none;
  scrollbar-width: thin;

  /* its rows have that room */
  &[data-windowed] {
    padding: 0;
  }
`;

export const Section = styled(ListBoxSection)`
  & + &,
  [role='option'] + &,
  & + [role='option'] {
    margin-block-start: var(--bureau-space-1);
    padding-block-start: var(--bureau-space-1);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }
`;

export const SectionTitle = styled(Header)`
  padding: var(--bureau-space-1) var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);
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
  border-radius: var(--bureau-radius-medium);
  outline: none;
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-tight);
  cursor: pointer;
  user-select: none;
  color: var(--bureau-color-text);

  &:is([data-focused], [data-hovered]) {
    background-color: var(--bureau-color-surface-hover);
  }

  &:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  &[data-disabled] {
    cursor: not-allowed;
    color: var(--bureau-color-text-disabled);
  }

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  & > svg:last-child {
    visibility: hidden;
    color: var(--bureau-color-accent-text);
  }

  &[data-selected] > svg:last-child {
    visibility: visible;
  }

  @media (forced-colors: active) {
    &[data-disabled] [data-tone] {
      color: inherit;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  display: block;
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  [data-disabled] & {
    color: inherit;
  }
`;

/** States below the list that options are on their way, or could not be loaded. */
export const Status = styled.div`
  display: flex;
  flex: none;
  gap: var(--bureau-space-2);
  align-items: center;
  justify-content: space-between;
  padding: var(--bureau-space-2) var(--bureau-space-3);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);

  &:empty {
    padding: 0;
  }

  [role='listbox'] + &:not(:empty) {
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }
`;

export const Names = styled.span`
  &[data-badges] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--bureau-space-1);
    align-items: center;
    vertical-align: bottom;
  }
`;

/** Shows an option beside its icon or picture. */
export const Pictured = styled.span`
  display: inline-flex;
  gap: var(--bureau-space-1);
  align-items: center;
  min-inline-size: 0;
  margin-inline-end: var(--bureau-space-1);
`;

export const Count = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);
`;
