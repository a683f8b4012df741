import { styled } from 'styled-components';
import { Surface } from '../../overlay/Popover/index.ts';

/** Takes the line out on paper, where there is nothing to add. */
export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  /* the ring of the focus is drawn outside of the line, and not cut off where it scrolls */
  padding: 2px;
  margin: -2px;

  @media print {
    display: none;
  }
`;

/** Shows below the line what was understood of it. */
export const Tokens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1) var(--bureau-space-2);

  > li {
    display: flex;
    min-inline-size: 0;
  }

  &:empty {
    display: none;
  }
`;

export const Problem = styled.p`
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-danger-text);
`;

export const Suggestions = styled(Surface)`
  padding: var(--bureau-space-1);
`;

export const Suggestion = styled.div`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border-radius: var(--bureau-radius-medium);
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background-color: var(--bureau-color-surface-hover);
  }

  @media (hover: hover) {
    &:hover {
      background-color: var(--bureau-color-surface-hover);
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
