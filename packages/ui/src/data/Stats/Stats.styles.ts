import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

/** Stats fill one row, two or several, and leave no single one over where their number can be halved. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-large);
  overflow: hidden;

  &[data-frameless] {
    border-width: var(--bureau-border-width) 0 0;
    border-radius: 0;
  }

  @container (width >= 30rem) {
    grid-template-columns: repeat(var(--stats-half), minmax(0, 1fr));
  }

  @container (width >= 64rem) {
    grid-template-columns: repeat(var(--stats-all), minmax(0, 1fr));
  }
`;

export const Cell = styled.li`
  min-inline-size: 0;
  margin: 0 calc(-1 * var(--bureau-border-width)) calc(-1 * var(--bureau-border-width)) 0;
  border-inline-end: var(--bureau-border-width) solid var(--bureau-color-border);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  > a {
    display: flex;
    flex-direction: column;
    gap: var(--bureau-space-1);
    block-size: 100%;
    padding: var(--bureau-space-4) var(--bureau-space-5);
    text-decoration: none;
    color: inherit;
  }

  > a:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  > a:focus-visible {
    outline-offset: -2px;
    border-radius: var(--bureau-radius-large);
  }
`;

export const Value = styled.span`
  font-size: var(--bureau-font-size-24);
  font-weight: var(--bureau-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: var(--bureau-line-height-tight);
  letter-spacing: -0.015em;

  &[data-tone='danger'] {
    color: var(--bureau-color-danger-text);
  }

  &[data-tone='warning'] {
    color: var(--bureau-color-warning-text);
  }
`;

export const Label = styled.span`
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);
`;
