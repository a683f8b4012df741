import { css, styled } from 'styled-components';

/** Shows paragraphs, lists, quotations, code, links and mentions as they are read. An editor that shows the same takes them from here. */
export const richTextStyles = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--bureau-space-2);
  }

  ul,
  ol {
    padding-inline-start: var(--bureau-space-5);
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  blockquote {
    padding-inline-start: var(--bureau-space-3);
    border-inline-start: 2px solid var(--bureau-color-border-strong);
    color: var(--bureau-color-text-muted);
  }

  code {
    font-family: var(--bureau-font-family-mono);
    font-size: var(--bureau-font-size-13);
  }

  pre {
    padding: var(--bureau-space-2) var(--bureau-space-3);
    white-space: pre-wrap;
    background: var(--bureau-color-surface-sunken);
  }

  a[href] {
    color: var(--bureau-color-accent-text);
    text-decoration: underline;
  }

  table {
    border-collapse: collapse;
    overflow-wrap: normal;
  }

  th,
  td {
    min-inline-size: 4rem;
    padding: var(--bureau-space-1) var(--bureau-space-2);
    border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
    text-align: start;
    vertical-align: top;

    > * + * {
      margin-block-start: var(--bureau-space-2);
    }
  }

  img {
    max-inline-size: 100%;
    block-size: auto;
  }

  th {
    font-weight: var(--bureau-font-weight-semibold);
    background: var(--bureau-color-surface-sunken);
  }

  [data-mention] {
    font-weight: var(--bureau-font-weight-medium);
    color: var(--bureau-color-accent-text);
  }

  :is(h2, h3) {
    font-weight: var(--bureau-font-weight-semibold);
    line-height: var(--bureau-line-height-tight);
  }

  h2 {
    font-size: var(--bureau-font-size-20);
  }

  h3 {
    font-size: var(--bureau-font-size-16);
  }
`;

export const Root = styled.div`
  ${richTextStyles}

  [data-part='table'] {
    overflow-x: auto;
  }

  @media print {
    [data-part='table'] {
      overflow: visible;
    }
  }
`;
