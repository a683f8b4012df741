import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Tool = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--bureau-size-control-small);
  block-size: var(--bureau-size-control-small);
  padding: 0;
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  &:hover {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  [data-dirty] &[data-primary] {
    color: var(--bureau-color-accent);
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--bureau-space-1);
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control-small);

  > span {
    min-inline-size: 0;
    padding-block: calc((var(--bureau-size-control-small) - 1.5em) / 2);
    overflow-wrap: anywhere;
  }

  &[data-multiline] > span {
    white-space: pre-wrap;
  }

  > [data-empty] {
    color: var(--bureau-color-text-muted);
  }

  &[data-in-cell] {
    align-items: center;
    min-block-size: 0;
  }

  &[data-in-cell] > span {
    padding-block: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  &[data-in-cell] > ${Tool} {
    inline-size: var(--bureau-size-target);
    block-size: var(--bureau-size-target);
    margin-inline-start: auto;
  }

  @media (hover: hover) {
    &[data-in-cell] > ${Tool} {
      opacity: 0;
    }

    [role='row']:hover
      > *
      > &[data-in-cell]
      > ${Tool},
      &[data-in-cell]:hover
      > ${Tool},
      &[data-in-cell]
      > ${Tool}:focus-visible {
      opacity: 1;
    }
  }
`;

export const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--bureau-space-1);
  min-inline-size: 0;

  &[popover] {
    position: fixed;
    inset: auto;
    max-inline-size: calc(100vw - var(--bureau-space-4));
    margin: 0;
    padding: var(--bureau-space-1);
    border: var(--bureau-border-width) solid transparent;
    border-radius: var(--bureau-radius-medium);
    overflow: visible;
    line-height: var(--bureau-line-height-normal);
    white-space: normal;
    background-color: var(--bureau-color-surface-raised);
    color: inherit;
    box-shadow: var(--bureau-shadow-floating);
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }
`;

export const Control = styled.div`
  flex: 1 1 12em;
  min-inline-size: 0;

  [data-multiline] > & {
    flex-basis: 100%;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-half);
  min-block-size: var(--bureau-size-control);

  [data-multiline] > & {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  flex: 1 0 100%;
  min-inline-size: 0;
  font-size: var(--bureau-font-size-13);
  white-space: normal;
  overflow-wrap: anywhere;
  color: var(--bureau-color-danger-text);
`;
