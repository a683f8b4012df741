import { styled } from 'styled-components';

/** Stands in the middle of its cell. */
export const Middle = styled.span`
  display: inline-flex;
  vertical-align: middle;
`;

/** Stands between the lines above and below it, in line with the title. */
export const StatsColumn = styled.div`
  padding-inline-start: calc(var(--bureau-size-gutter) - var(--bureau-space-5));
  margin-block-start: calc(-1 * var(--bureau-border-width));
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
`;
