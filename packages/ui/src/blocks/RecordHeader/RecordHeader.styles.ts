import { styled } from 'styled-components';

/** Styles all of the header from here: a page that is opened makes one component of it. */
export const Root = styled.div`
  container-type: inline-size;
  margin-block-end: var(--bureau-space-6);

  > .parts {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--bureau-space-4);
  }

  /* Where a title of some words has no room beside the actions, they go below it. */
  .names {
    flex: 1 1 min(16rem, 100%);
    min-inline-size: 0;
  }

  .names > h1 {
    font-size: var(--bureau-font-size-13);
    font-weight: var(--bureau-font-weight-regular);
    font-variant-numeric: tabular-nums;
    outline: none;
    color: var(--bureau-color-text-muted);
  }

  /* It has the height of an open editor, so that nothing moves when one opens. */
  .names > .title {
    display: grid;
    align-items: center;
    min-block-size: var(--bureau-size-control);
    font-size: var(--bureau-font-size-20);
    font-weight: var(--bureau-font-weight-semibold);
    line-height: var(--bureau-line-height-tight);
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  .ends,
  .ends > div {
    display: flex;
    align-items: center;
    gap: var(--bureau-space-2);
  }

  /* Actions with long names take several lines, and what stands in the corner none of its own. */
  .ends {
    align-items: flex-start;
  }

  .ends > .actions {
    flex-wrap: wrap;
    min-block-size: var(--bureau-size-control);
  }

  .ends > .actions:empty {
    display: none;
  }

  @container (inline-size < 30rem) {
    > .parts:has(.corner) {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      row-gap: 0;
    }

    > .parts:has(.corner) > div {
      display: contents;
    }

    .ends > .corner {
      grid-area: 1 / 2;
    }

    .names > .title {
      grid-column: 1 / -1;
    }

    .ends > .actions {
      grid-column: 1 / -1;
      margin-block-start: var(--bureau-space-4);
    }
  }

  @media print {
    .ends {
      display: none;
    }
  }
`;
