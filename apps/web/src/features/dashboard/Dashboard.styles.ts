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

/** A title that is cut where there is no room, with what is said of it behind it. */
export const EntryTitle = styled.span`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;

  > a {
    ${cut}
  }

  > :not(a) {
    flex: none;
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
