import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
`;

export const List = styled.ul`
  display: grid;
  min-inline-size: 0;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--bureau-space-3);
  min-block-size: var(--bureau-size-control);
  padding-block: var(--bureau-space-1);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    color: var(--bureau-color-text-muted);
  }

  [data-previews] > & > svg {
    box-sizing: border-box;
    inline-size: 64px;
    block-size: 64px;
    padding: var(--bureau-space-5);
    border-radius: var(--bureau-radius-medium);
    background-color: var(--bureau-color-surface-sunken);
  }
`;

export const Preview = styled.canvas`
  inline-size: 64px;
  block-size: 64px;
  border-radius: var(--bureau-radius-medium);
  background-color: var(--bureau-color-surface-sunken);
`;

export const Text = styled.div`
  display: grid;
  gap: var(--bureau-space-half);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Size = styled.div`
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);
`;

export const Failure = styled.div`
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-danger-text);
`;
