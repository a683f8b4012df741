import { styled } from 'styled-components';

export const Title = styled.h3`
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);
`;

export const List = styled.ul`
  min-inline-size: 0;

  li {
    display: flex;
    gap: var(--bureau-space-2);
    align-items: center;
    min-block-size: var(--bureau-size-row);
    padding-block: var(--bureau-space-1);
  }

  a {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* as high as its row, so that the reach of none lies over its neighbour */
  @media (pointer: coarse) {
    a {
      margin-block: 0;
      padding-block: calc((var(--bureau-size-row) - 1lh) / 2);
    }
  }

  @media print {
    button {
      display: none;
    }
  }

  a[data-done] {
    color: var(--bureau-color-text-muted);
    text-decoration: line-through;
  }
`;

/** Holds what adds another one; on paper there is nothing to add. */
export const Adding = styled.div`
  @media print {
    display: none;
  }
`;
