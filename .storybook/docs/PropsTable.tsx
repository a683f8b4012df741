import { styled } from 'styled-components';

import type { ApiMember } from '../../tools/workshop/api.types.ts';
import { Code, Prose } from './Prose.tsx';

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--bureau-font-size-13);

  & :is(th, td) {
    padding: var(--bureau-space-2) var(--bureau-space-4) var(--bureau-space-2) 0;
    border-block-end: 1px solid var(--bureau-color-border);
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-text-muted);
  }

  & tbody th {
    font-weight: var(--bureau-font-weight-medium);
  }

  & td:nth-child(2) {
    min-inline-size: 168px;
    max-inline-size: 280px;
  }

  & td:nth-child(3) code {
    display: inline-block;
    max-inline-size: 140px;
    overflow-wrap: break-word;
    vertical-align: top;
  }

  & td:last-child {
    min-inline-size: 240px;
  }
`;

const Required = styled.span`
  font-weight: var(--bureau-font-weight-regular);
  color: var(--bureau-color-danger-text);
`;

interface PropsTableProps {
  readonly label: string;
  readonly members: readonly ApiMember[];
}

/** Shows the props of a component, or the fields of what a prop takes. */
export function PropsTable({ label, members }: PropsTableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <Table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Type</th>
            <th>Default</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ name, type, isRequired, doc, default: given }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {isRequired && <Required> required</Required>}
              </th>
              <td>
                <Code>{type}</Code>
              </td>
              <td>{given !== undefined && <Code>{given}</Code>}</td>
              <td>
                <Prose>{doc}</Prose>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
