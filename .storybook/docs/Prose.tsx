import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { linkTo } from './pages.ts';

const Root = styled.div`
  max-inline-size: 72ch;

  & p,
  & li {
    margin: 0;
    font-size: var(--bureau-font-size-14);
    line-height: var(--bureau-line-height-normal);
  }

  & p + p,
  & ul + p,
  & p + ul {
    margin-block-start: var(--bureau-space-3);
  }

  & ul,
  & ol {
    display: grid;
    gap: var(--bureau-space-2);
    margin: 0;
    padding-inline-start: var(--bureau-space-5);
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & a {
    font: inherit;
    line-height: inherit;
    color: var(--bureau-color-link);
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--bureau-font-size-14);
  }

  & :is(th, td) {
    padding: var(--bureau-space-2) var(--bureau-space-3) var(--bureau-space-2) 0;
    border-block-end: 1px solid var(--bureau-color-border);
    text-align: start;
    vertical-align: baseline;
  }

  & th {
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-text-muted);
  }

  & h2,
  & h3 {
    margin-block: var(--bureau-space-8) var(--bureau-space-3);
  }
`;

/** Sets text of code apart. */
export const Code = styled.code`
  padding-inline: var(--bureau-space-1);
  border-radius: var(--bureau-radius-small);
  background-color: var(--bureau-color-surface-sunken);
  font-family: var(--bureau-font-family-mono);
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

/** Sets text of code apart; one that is the name of a component leads to its page. */
function CodeWord({ children }: { children?: ReactNode }) {
  const href = typeof children === 'string' ? linkTo(children) : undefined;
  const code = <Code>{children}</Code>;
  return href === undefined ? (
    code
  ) : (
    <AnchorMdx href={href} target="_top">
      {code}
    </AnchorMdx>
  );
}

const options = { forceBlock: true, overrides: { a: AnchorMdx, code: CodeWord } };

/** Shows Markdown as the workshop writes: names of components in code lead to their pages. */
export function Prose({ children }: { children: string }) {
  return (
    <Root>
      <Markdown options={options}>{children}</Markdown>
    </Root>
  );
}
