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
`;
