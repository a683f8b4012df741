import { styled } from 'styled-components';

export const Root = styled.section`
  max-block-size: 40dvh;
  padding: var(--bureau-space-3) var(--bureau-size-gutter);
  overflow: auto;
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  ul {
    display: grid;
    gap: var(--bureau-space-3);
    max-inline-size: 75ch;
    padding: 0;
    margin: 0;
    list-style: none;
  }

  small,
  p {
    font-size: var(--bureau-font-size-12);
    color: var(--bureau-color-text-muted);
  }

  p {
    margin: 0;
  }

  mark {
    font-weight: var(--bureau-font-weight-semibold);
    color: var(--bureau-color-text);
    background-color: var(--bureau-color-warning-background);
  }

  @media print {
    display: none;
  }
`;
