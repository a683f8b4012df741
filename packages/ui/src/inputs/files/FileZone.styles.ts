import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
`;

export const Zone = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--bureau-space-2);
  min-block-size: 184px;
  padding: var(--bureau-space-5) var(--bureau-space-4);
  border: var(--bureau-border-width) dashed var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-large);
  text-align: center;
  overflow-wrap: anywhere;
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon);
    block-size: var(--bureau-size-icon);
  }

  /* What was taken needs no field of its own any more. */
  &[data-filled] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    column-gap: var(--bureau-space-3);
    min-block-size: 0;
    padding: var(--bureau-space-3) var(--bureau-space-4);
    text-align: start;

    @media (width < 769px) {
      grid-template-columns: auto minmax(0, 1fr);

      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }

  /* The frame names what is wanted: one line, or two where there is no room. */
  &[data-compact] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--bureau-space-3);
    min-block-size: 0;
    padding: var(--bureau-space-4);
    text-align: start;

    > :last-child {
      flex: 1 1 12rem;
      min-inline-size: 0;
    }
  }

  &[data-invalid] {
    border-color: var(--bureau-color-danger-solid);
  }

  &[data-target] {
    border-style: solid;
    border-color: var(--bureau-color-accent);
    background-color: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);
  }

  &[data-disabled] {
    border-color: var(--bureau-color-border);
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      --bureau-color-text-muted: var(--bureau-color-text-disabled);
    }

    &[data-invalid] {
      border-width: 3px;
    }
  }
`;

export const Title = styled.div`
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text);

  [data-disabled] > & {
    color: inherit;
  }
`;

export const Details = styled.div`
  font-size: var(--bureau-font-size-13);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--bureau-space-2);
  margin-block-start: var(--bureau-space-1);

  [data-filled] > &,
  [data-compact] > & {
    justify-content: start;
    margin-block-start: 0;
  }
`;

/** Speaks of dropping and pasting, which is not possible on every screen. */
export const Hint = styled.div`
  @media (hover: none) {
    display: none;
  }
`;
