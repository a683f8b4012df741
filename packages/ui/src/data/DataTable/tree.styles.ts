import { css } from 'styled-components';

/** Indents rows that are below others, and shows the button that expands them. */
export const tree = css`
  .branch {
    display: flex;
  }

  .branch > :last-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .toggle {
    flex: none;
    inline-size: var(--bureau-size-target);
    margin-inline: calc((var(--table-level) - 1) * var(--bureau-space-5) - var(--bureau-space-1))
      var(--bureau-space-1);
    padding: 0;
    border: 0;
    cursor: pointer;
    background-color: transparent;
    color: var(--bureau-color-text-muted);
  }

  .toggle:hover {
    color: var(--bureau-color-text);
  }
`;
