import { css, styled } from 'styled-components';

export const EntryList = styled.ul`
  display: grid;
`;

const row = css`
  display: grid;
  gap: 0 var(--bureau-space-3);
  align-items: center;
  padding-block: var(--bureau-space-2);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  &:last-child {
    border-block-end: 0;
  }
`;

const cut = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const EntryRow = styled.li`
  ${row}
  grid-template-columns: minmax(0, 1fr) auto;

  > :nth-child(odd) {
    ${cut}
  }

  > :nth-child(even) {
    justify-self: end;
  }
`;

export const TodoRow = styled.li`
  ${row}
  grid-template-columns: auto minmax(0, 1fr) auto;

  > a {
    ${cut}
  }

  &[data-done] > a {
    text-decoration: line-through;
    color: var(--bureau-color-text-muted);
  }
`;
