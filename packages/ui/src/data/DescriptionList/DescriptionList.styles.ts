import { styled } from 'styled-components';

/** Styles the names and values from here: of many properties, each would else be three components more. */
export const Root = styled.dl`
  display: grid;
  gap: var(--bureau-space-1);

  /* Where there is no room for both, as with large texts on a phone, the value stands below its name. */
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--bureau-space-3);
    min-block-size: var(--bureau-size-control);
  }

  > div > dt {
    flex: 3 1 4.8rem;
    min-inline-size: 6rem;
    padding-block: calc((var(--bureau-size-control) - 1lh) / 2);
    hyphens: auto;
    hyphenate-limit-chars: 12;
    overflow-wrap: anywhere;
    color: var(--bureau-color-text-muted);
  }

  > div > dd {
    flex: 5 1 8rem;
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
