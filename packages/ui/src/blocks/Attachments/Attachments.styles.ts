import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  border-radius: var(--bureau-radius-medium);

  &[data-target] {
    outline: 2px dashed var(--bureau-color-accent);
    outline-offset: var(--bureau-space-1);
    background: var(--bureau-color-accent-background);
  }
`;

export const List = styled.ul`
  display: grid;

  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control);
  padding-block: var(--bureau-space-1);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    color: var(--bureau-color-text-muted);
  }
`;

export const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Details = styled.div`
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  &[data-failed] {
    color: var(--bureau-color-danger-text);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);

  @media print {
    display: none;
  }
`;

/** Speaks of dropping and pasting, which is not possible on every screen. */
export const Hint = styled.span`
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  @media (hover: none) {
    display: none;
  }
`;
