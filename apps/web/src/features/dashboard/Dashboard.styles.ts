import { styled } from 'styled-components';

export const Blocks = styled.div`
  display: grid;
  gap: var(--bureau-space-4);

  > span {
    border-radius: var(--bureau-radius-large);
  }
`;

export const Foot = styled.div`
  margin-block-start: var(--bureau-space-2);
`;

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

/** Shows what stands below a title, or beside it, more quietly. */
export const Detail = styled.span`
  font-size: var(--bureau-font-size-12);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);

  &[data-late] {
    color: var(--bureau-color-danger-text);
  }
`;

export const Timer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-2);
`;
