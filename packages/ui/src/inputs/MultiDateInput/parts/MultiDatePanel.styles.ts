import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-2);
  inline-size: min-content;
  max-inline-size: 100%;
`;

/** Shows about four dates, and scrolls to the others. */
export const Dates = styled.ul`
  max-block-size: calc(4.5 * var(--bureau-size-control));
  overflow-y: auto;
  outline: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--bureau-size-control);
  padding-inline-start: var(--bureau-space-2);
  font-size: var(--bureau-font-size-13);
  font-variant-numeric: tabular-nums;
`;
