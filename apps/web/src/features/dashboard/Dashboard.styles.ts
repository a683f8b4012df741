import { styled } from 'styled-components';

export const TaskList = styled.ul`
  display: grid;
`;

export const TaskRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--bureau-space-3);
  align-items: center;
  padding-block: var(--bureau-space-2);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  &:last-child {
    border-block-end: 0;
  }

  > :nth-child(odd) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > :nth-child(even) {
    justify-self: end;
  }
`;
