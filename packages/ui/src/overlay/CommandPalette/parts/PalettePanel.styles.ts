import { styled } from 'styled-components';
import { Backdrop as DialogBackdrop, Panel as DialogPanel } from '../../Dialog/Dialog.styles.ts';

/** Stands at the top, so that it stays where it is however long its list becomes. */
export const Backdrop = styled(DialogBackdrop)`
  align-items: start;
  padding-block-start: 12vh;

  @media (width < 769px) {
    align-items: start;
    padding: var(--bureau-space-2);
  }
`;

export const Panel = styled(DialogPanel)`
  @media (width < 769px) {
    &,
    &[data-size] {
      border-radius: var(--bureau-radius-large);
    }

    &[data-entering],
    &[data-exiting] {
      animation: none;
    }
  }

  > * {
    display: flex;
    flex-direction: column;
    max-block-size: min(520px, 70vh);
    overflow: hidden;
  }
`;

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--bureau-space-2);
  padding-block: var(--bureau-space-2);
  padding-inline: var(--bureau-space-4) var(--bureau-space-2);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  > svg {
    flex: none;
    inline-size: var(--bureau-size-icon);
    block-size: var(--bureau-size-icon);
    color: var(--bureau-color-text-muted);
  }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: var(--bureau-size-control);
  border: none;
  font: inherit;
  font-size: var(--bureau-font-size-16);
  text-overflow: ellipsis;
  outline: none;
  background: none;
  color: inherit;

  &::placeholder {
    opacity: 1;
    color: var(--bureau-color-text-muted);
  }
`;

export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--bureau-space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--bureau-space-8) var(--bureau-space-2);
  scrollbar-width: thin;
`;

export const GroupTitle = styled.div`
  padding: var(--bureau-space-2) var(--bureau-space-2) var(--bureau-space-1);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-row);
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  user-select: none;

  &[aria-selected='true'] {
    background-color: var(--bureau-color-surface-selected);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Icon = styled.span`
  flex: none;
  inline-size: var(--bureau-size-icon-small);
  block-size: var(--bureau-size-icon-small);
  color: var(--bureau-color-text-muted);

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--bureau-space-2);
  max-inline-size: 50%;
`;

export const Detail = styled.span`
  overflow: hidden;
  font-size: var(--bureau-font-size-12);
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--bureau-color-text-muted);
`;

export const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-2);
  padding: var(--bureau-space-4);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);
`;

/** By which keys the palette works, where there are keys. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: var(--bureau-space-4);
  padding: var(--bureau-space-2) var(--bureau-space-4);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  > span {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-1);
  }

  @media (pointer: coarse), (width < 481px) {
    display: none;
  }
`;
