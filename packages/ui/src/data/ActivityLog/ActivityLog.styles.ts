import { styled } from 'styled-components';

/** Styles the entries from here: of many entries, each would else be three components more. */
export const Root = styled.ol`
  display: grid;
  gap: var(--bureau-space-3);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--bureau-space-2);
  }

  > li > p {
    padding-block-start: var(--bureau-space-half);
    overflow-wrap: anywhere;
  }

  > li > p > time {
    margin-inline-start: var(--bureau-space-1);
    font-size: var(--bureau-font-size-12);
    white-space: nowrap;
    color: var(--bureau-color-text-muted);
  }
`;
