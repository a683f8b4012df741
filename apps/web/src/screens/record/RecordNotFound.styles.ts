import { styled } from 'styled-components';

/** Stands above the head of a record. */
export const Notice = styled.div`
  margin-block-end: var(--bureau-space-4);
`;
