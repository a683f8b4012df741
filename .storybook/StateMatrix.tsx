import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: var(--bureau-space-4) var(--bureau-space-6);
  max-inline-size: 960px;
`;

const Term = styled.dt`
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;

const Row = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-3);
  min-inline-size: 0;
`;

/** Lays out the states of a component for a Matrix story, each row under its own name. */
export function StateMatrix({ rows }: { rows: Readonly<Record<string, ReactNode>> }) {
  return (
    <List>
      {Object.entries(rows).map(([name, states]) => (
        <div key={name} style={{ display: 'contents' }}>
          <Term>{name}</Term>
          <Row>{states}</Row>
        </div>
      ))}
    </List>
  );
}
