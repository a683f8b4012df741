import { GridList, GridListItem } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 300px;
  max-inline-size: 100%;
`;

export const Search = styled.div`
  padding: var(--bureau-space-2);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const List = styled(GridList)`
  max-block-size: min(400px, 50vh);
  padding: var(--bureau-space-1);
  overflow-y: auto;
  outline: none;
  scrollbar-width: thin;
` as typeof GridList;

export const Item = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control);
  padding-inline-end: var(--bureau-space-1);
  border-radius: var(--bureau-radius-medium);
  outline: none;
  cursor: pointer;
  user-select: none;

  &:is([data-focused], [data-hovered], [data-dragged]) {
    background-color: var(--bureau-color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  &[data-dragged] {
    box-shadow: var(--bureau-shadow-floating);
  }

  &[data-fixed] {
    cursor: default;
  }
`;

/** Comes when the row is pointed at or has the focus; always where nothing can be pointed at. */
export const Moves = styled.span`
  display: flex;
  opacity: 0;

  :is([role='row']:hover, [role='row']:focus-within) & {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`;

export const Handle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--bureau-size-target);
  block-size: var(--bureau-size-control);
  cursor: grab;
  touch-action: none;
  color: var(--bureau-color-text-muted);

  &:active {
    cursor: grabbing;
  }

  &[data-idle] {
    visibility: hidden;
  }

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
`;

export const Pin = styled.span`
  flex: none;
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;

export const Nothing = styled.div`
  padding: var(--bureau-space-2) var(--bureau-space-3);
  color: var(--bureau-color-text-muted);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-2);
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);

  > button:last-child {
    margin-inline-start: auto;
  }
`;

export const Group = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--bureau-space-3);
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const Hint = styled.p`
  padding: 0 var(--bureau-space-3) var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  @media (hover: none) {
    display: none;
  }
`;
