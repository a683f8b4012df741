import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-3);
  min-inline-size: 0;
  max-inline-size: 480px;
`;

/** Puts two controls beside each other, or below each other where there is no room. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(11rem, 40%)), 1fr));
  gap: var(--bureau-space-3);
  align-items: start;
`;

/** Holds the summary of what is chosen. It takes its room before anything stands in it, so that the dates push nothing away. */
export const Summary = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-1);
  min-block-size: calc(2lh + var(--bureau-space-1));
  font-size: var(--bureau-font-size-13);
  line-height: var(--bureau-line-height-normal);
`;
