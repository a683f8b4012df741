import { styled } from 'styled-components';

/** What stands above the records of a list: what can be opened there, and what is said. It is not printed. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2) var(--bureau-space-3);
  align-items: center;
  padding: var(--bureau-space-2) var(--bureau-size-gutter);

  @media print {
    display: none;
  }
`;
