import { css, styled } from 'styled-components';

// What all menus look like, without the code of those that are loaded when they are opened.

export const Head = styled.div`
  padding: var(--bureau-space-3);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
`;

/** Styles the list of items. */
export const listStyles = css`
  padding: var(--bureau-space-1);
  overflow-y: auto;
  scrollbar-width: thin;
  outline: none;
`;

/** Styles an entry. */
export const itemStyles = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border-radius: var(--bureau-radius-medium);
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;
  color: var(--bureau-color-text);

  &[data-tone='danger'] {
    color: var(--bureau-color-danger-text);
  }

  &[data-disabled] {
    cursor: not-allowed;
    color: var(--bureau-color-text-disabled);
  }
`;

/** Styles an entry that the pointer or the focus is on. */
export const hoveredStyles = css`
  background-color: var(--bureau-color-surface-hover);
`;

/** Styles an entry that keys have led to. */
export const focusStyles = css`
  outline: 2px solid var(--bureau-color-focus);
  outline-offset: -2px;
`;

/** Styles a group of entries. */
export const sectionStyles = css`
  & + &,
  [role='menuitem'] + &,
  & + [role='menuitem'] {
    margin-block-start: var(--bureau-space-1);
    padding-block-start: var(--bureau-space-1);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }
`;

/** Styles title of a group. */
export const sectionTitleStyles = css`
  padding: var(--bureau-space-1) var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);
`;

export const ItemIcon = styled.span`
  margin-inline-end: var(--bureau-space-2);
  color: var(--bureau-color-text-muted);

  [data-tone='danger'] > &,
  [data-disabled] > & {
    color: inherit;
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const ItemText = styled.span`
  grid-column: 2;
  min-inline-size: 0;
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
`;

export const ItemDescription = styled.span`
  display: block;
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;

export const ItemEnd = styled.span`
  grid-column: 3;
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-2);
  margin-inline-start: var(--bureau-space-4);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    color: var(--bureau-color-accent-text);
  }
`;
