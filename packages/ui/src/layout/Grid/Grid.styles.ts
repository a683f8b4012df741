import { styled } from 'styled-components';

export const Root = styled.div`
  --grid-least: min(100%, var(--grid-min));

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--grid-least), 1fr));
  gap: var(--grid-gap);
  min-inline-size: 0;

  /* No column is narrower than its share of a row with the most columns. */
  &[data-limited] {
    --grid-gaps: calc((var(--grid-max) - 1) * var(--grid-gap));
    --grid-least: min(100%, max(var(--grid-min), (100% - var(--grid-gaps)) / var(--grid-max)));
  }

  > * {
    min-inline-size: 0;
  }
`;
