import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bureau-space-2) var(--bureau-space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--bureau-space-2);
    border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
  }

  > li:last-child {
    border-block-end: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
`;
