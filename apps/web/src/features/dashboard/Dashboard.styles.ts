import { css, styled } from 'styled-components';

export const EntryList = styled.ul`
  display: grid;
`;

/** An entry with one link; a finger meets that anywhere in it but on a control. */
const row = css`
  position: relative;
  display: grid;
  gap: 0 var(--bureau-space-3);
  align-items: center;
  padding-block: var(--bureau-space-2);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  &:last-child {
    border-block-end: 0;
  }

  @media (pointer: coarse) {
    min-block-size: var(--bureau-size-row);

    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    label {
      z-index: 1;
    }
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

/** A title that is cut where there is no room, with what is said of it behind it, or below it before nothing of the title is left. */
export const EntryTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--bureau-space-2);
  align-items: center;

  > a {
    ${cut}
    flex: 1 1 6rem;
    max-inline-size: max-content;
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

/** Stands below the entries. */
export const All = styled.div`
  @media (pointer: coarse) {
    display: grid;
    align-items: center;
    justify-items: start;
    min-block-size: var(--bureau-size-row);
  }
`;
