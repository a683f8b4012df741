import { styled } from 'styled-components';

/** The steps beside each other, or below each other where there is no room. */
export const Root = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2) var(--bureau-space-3);
  min-inline-size: 0;

  > li {
    position: relative;
    display: flex;
    flex: 1 1 9rem;
    gap: var(--bureau-space-2);
    min-inline-size: 0;
    padding-block-start: var(--bureau-space-3);
    border-block-start: 2px solid var(--bureau-color-border);
    overflow-wrap: anywhere;
    color: var(--bureau-color-text-muted);
  }

  > [data-state='done'],
  > [data-state='current'] {
    border-color: var(--bureau-color-accent);
  }

  > [data-state='current'] {
    font-weight: var(--bureau-font-weight-semibold);
    color: var(--bureau-color-text);
  }

  small {
    display: block;
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }

  @media (forced-colors: active) {
    > [data-state='done'],
    > [data-state='current'] {
      border-color: Highlight;
    }
  }
`;

export const Marker = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--bureau-space-5);
  block-size: var(--bureau-space-5);
  border: var(--bureau-border-width) solid currentColor;
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  > svg {
    inline-size: var(--bureau-space-3);
    block-size: var(--bureau-space-3);
  }

  [data-state='done'] > & {
    color: var(--bureau-color-accent-text);
  }
`;
