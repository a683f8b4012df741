import { styled } from 'styled-components';

/** Stands in the middle of its cell. */
export const Middle = styled.span`
  display: inline-flex;
  vertical-align: middle;
`;

/** Keeps the figures at the edges of what stands above and below them. */
export const Figures = styled.div`
  padding-block-end: var(--bureau-space-3);
  padding-inline: var(--bureau-size-gutter);
`;
