import { useState } from 'react';
import { styled } from 'styled-components';

import { colorRoles, scales, shadows } from '@bureau/theme';
import { uses } from '../../packages/theme/src/tokens/uses.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-family: var(--bureau-font-family);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text);

  & :is(th, td) {
    padding: var(--bureau-space-2) var(--bureau-space-3) var(--bureau-space-2) 0;
    border-block-end: 1px solid var(--bureau-color-border);
    text-align: start;
  }

  & td {
    overflow-wrap: anywhere;
  }

  & code {
    font-family: var(--bureau-font-family-mono);
  }
`;

const Use = styled.td`
  min-inline-size: 160px;
`;

const Sample = styled.span`
  display: block;
  inline-size: var(--bureau-space-8);
  block-size: var(--bureau-space-5);
  border: 1px solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-small);
`;

const Copy = styled.button`
  min-block-size: var(--bureau-size-control-small);
  padding-inline: var(--bureau-space-2);
  border: 1px solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-small);
  background-color: var(--bureau-color-surface);
  font-family: var(--bureau-font-family);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text);
  white-space: nowrap;
  cursor: pointer;
`;

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Copy
      type="button"
      aria-label={`Copy ${text}`}
      onBlur={() => {
        setCopied(false);
      }}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
        });
      }}
    >
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Copy>
  );
}

interface Token {
  readonly name: string;
  /** Its value, that in the light scheme where there are two. */
  readonly value: string;
  readonly dark?: string | undefined;
}

const useOf: Readonly<Record<string, string>> = uses;

const schemed = (light: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>>): Token[] =>
  Object.entries(light).map(([name, value]) => ({ name, value, dark: dark[name] }));

const colors = schemed(colorRoles.light, colorRoles.dark).map((token) => ({
  ...token,
  name: `color-${token.name}`,
}));
const tokens: readonly Token[] = [
  ...colors,
  ...schemed(shadows.light, shadows.dark),
  ...Object.entries(scales).map(([name, value]) => ({ name, value })),
];

interface TokenTableProps {
  /** Shows the tokens whose names begin with one of these: `space-`. */
  readonly begin: readonly string[];
}

/** Shows tokens with their values, those of both schemes where they differ, and copies each as it is written in styles. */
export function TokenTable({ begin }: TokenTableProps) {
  const shown = tokens.filter(({ name }) => begin.some((start) => name.startsWith(start)));
  const isSchemed = shown.some(({ dark }) => dark !== undefined);
  const isColor = shown.some(({ name }) => name.startsWith('color-'));
  return (
    <Table className="sb-unstyled">
      <thead>
        <tr>
          {isColor && <th scope="col">Now</th>}
          <th scope="col">Token</th>
          <th scope="col">{isSchemed ? 'Light' : 'Value'}</th>
          {isSchemed && <th scope="col">Dark</th>}
          <th scope="col">Use</th>
          <th scope="col">Copy</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, value, dark }) => (
          <tr key={name}>
            {isColor && (
              <td>
                <Sample style={{ backgroundColor: `var(--bureau-${name})` }} />
              </td>
            )}
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            {isSchemed && (
              <td>
                <code>{dark}</code>
              </td>
            )}
            <Use>{useOf[name]}</Use>
            <td>
              <CopyButton text={`var(--bureau-${name})`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
