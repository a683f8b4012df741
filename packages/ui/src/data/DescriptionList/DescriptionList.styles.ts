import { styled } from 'styled-components';

/** Styles the names and values from here: of many properties, each would else be three components more. */
export const Root = styled.dl`
  display: grid;
  gap: var(--bureau-space-1);

  > div {
    display: grid;
    grid-template-columns: minmax(min(6rem, 40%), 3fr) 5fr;
    column-gap: var(--bureau-space-3);
    min-block-size: var(--bureau-size-control);
  }

  > div > dt {
    padding-block: calc((var(--bureau-size-control) - 1lh) / 2);
    hyphens: auto;
    hyphenate-limit-chars: 12;
    overflow-wrap: anywhere;
    color: var(--bureau-color-text-muted);
  }

  > div > dd {
    min-inline-size: 0;
    padding-block: calc((var(--bureau-size-control) - 1lh) / 2);
    overflow-wrap: anywhere;
  }

  > div > dd[data-unset] {
    color: var(--bureau-color-text-muted);
  }

  /* An inline editor brings the height of its pencil. */
  > div > dd:has(> div) {
    padding-block: calc((var(--bureau-size-control) - var(--bureau-size-control-small)) / 2);
  }
`;
