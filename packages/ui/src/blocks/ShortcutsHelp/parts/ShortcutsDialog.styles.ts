import { styled } from 'styled-components';

export const Choice = styled.div`
  font-weight: var(--bureau-font-weight-medium);
`;

export const Hint = styled.p`
  margin-block-end: var(--bureau-space-4);
  padding-inline-start: var(--bureau-space-6);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);
`;

export const Groups = styled.div`
  columns: 2;
  column-gap: var(--bureau-space-8);

  > section {
    break-inside: avoid;
    padding-block-end: var(--bureau-space-4);
  }

  @media (width < 769px) {
    columns: 1;
  }
`;

export const GroupTitle = styled.h3`
  padding-block: var(--bureau-space-1);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-3);
  min-block-size: var(--bureau-size-row);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  &[data-off] {
    text-decoration: line-through;
    color: var(--bureau-color-text-muted);
  }

  > dd {
    flex: none;
  }
`;
