import { Button } from 'react-aria-components';
import { styled, css } from 'styled-components';
import { Anchor } from '../../primitives/Anchor/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline-offset: -2px;
  background: var(--bureau-sidebar-picture) center / cover;
  background-color: var(--bureau-color-sidebar-surface);
  color: var(--bureau-color-sidebar-text);
  --bureau-color-focus: var(--bureau-color-sidebar-focus);
`;

export const Brand = styled(Anchor)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--bureau-space-3);
  min-block-size: var(--bureau-size-header);
  padding-inline: 13px var(--bureau-space-4);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
  letter-spacing: -0.01em;
  text-decoration: none;
  cursor: pointer;
  color: inherit;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Logo = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  border-radius: var(--bureau-radius-medium);
  overflow: hidden;

  > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  &[data-letter] {
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }
`;

export const BrandName = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-rail] & {
    opacity: 0;
  }
`;

export const List = styled.ul`
  flex: 1;
  min-block-size: 0;
  padding: var(--bureau-space-2);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** Keeps the place of the filter, whose code is loaded later. */
export const Filter = styled.div`
  flex: none;
  min-block-size: calc(var(--bureau-size-control-small) + var(--bureau-space-1));
  padding: var(--bureau-space-1) var(--bureau-space-2) 0;
`;

export const Entry = styled.li`
  position: relative;

  & + & {
    margin-block-start: 1px;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-3);
  inline-size: 100%;
  min-block-size: 34px;
  padding-block: var(--bureau-space-1);
  padding-inline: 11px var(--bureau-space-2);
  border: 0;
  border-radius: var(--bureau-radius-medium);
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-tight);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  -webkit-touch-callout: none;
  background-color: transparent;
  color: inherit;
  transition: background-color var(--bureau-duration-fast) var(--bureau-easing-out);

  &:hover {
    background-color: var(--bureau-color-sidebar-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-block-size: var(--bureau-size-control);
  }
`;

export const EntryLink = styled(Anchor)`
  ${row}

  [data-submenu] & {
    padding-inline-start: 39px;
  }

  &:has(+ button) {
    padding-inline-end: calc(var(--bureau-size-target) + var(--bureau-space-2));
  }

  &[aria-current] {
    font-weight: var(--bureau-font-weight-medium);
    background-color: var(--bureau-color-sidebar-selected);
    color: var(--bureau-color-sidebar-on-selected);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ActionButton = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--bureau-space-1);
  margin-block: auto;
  --bureau-color-text: var(--bureau-color-sidebar-text);
  --bureau-color-text-muted: var(--bureau-color-sidebar-text-muted);
  --bureau-color-surface-hover: var(--bureau-color-sidebar-hover);
`;

export const EntryButton = styled(Button)`
  ${row}

  &[data-current-inside][aria-expanded='false'] {
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-sidebar-on-selected);
  }
`;

export const Icon = styled.span`
  flex: none;
  inline-size: var(--bureau-size-icon-small);
  block-size: var(--bureau-size-icon-small);
  color: var(--bureau-color-sidebar-text-muted);

  [aria-current] > &,
  [data-current-inside][aria-expanded='false'] > & {
    color: inherit;
  }

  > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** Stands for an entry without an icon while the sidebar shows icons alone. */
export const Initial = styled.span`
  display: none;
  flex: none;
  inline-size: var(--bureau-size-icon-small);
  text-align: center;

  [data-rail] & {
    display: block;
  }
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Still names the entry, but on one line that nobody sees the beginning of. */
  [data-rail] & {
    overflow: hidden;
    white-space: nowrap;
    opacity: 0;
  }
`;

export const EntryBadge = styled(Badge)`
  flex: none;
  font-variant-numeric: tabular-nums;

  [data-rail] & {
    opacity: 0;
  }

  &[data-tone='neutral'] {
    background-color: transparent;
    color: var(--bureau-color-sidebar-text-muted);
  }

  [aria-current] > & {
    background-color: transparent;
    color: inherit;
  }
`;

export const Chevron = styled.span`
  flex: none;
  inline-size: var(--bureau-size-icon-small);
  color: var(--bureau-color-sidebar-text-muted);
  transition: rotate var(--bureau-duration-submenu-close) var(--bureau-easing-out);

  &:dir(rtl) {
    rotate: 180deg;
  }

  [aria-expanded='true'] > & {
    rotate: 90deg;
    transition-duration: var(--bureau-duration-submenu-open);
  }

  > svg {
    inline-size: 100%;
    block-size: auto;
  }
`;

export const ExternalMark = styled.span`
  flex: none;
  color: var(--bureau-color-sidebar-text-muted);

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const Submenu = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows var(--bureau-duration-submenu-close) var(--bureau-easing-out),
    visibility var(--bureau-duration-submenu-close);

  > ul {
    min-block-size: 0;
    overflow: hidden;
  }

  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
    transition-duration: var(--bureau-duration-submenu-open);
  }

  &[data-open] > ul {
    padding-block-start: 1px;
  }
`;
