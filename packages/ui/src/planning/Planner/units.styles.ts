import { css } from 'styled-components';

/** Styles the lines of units above the timeline. */
export const units = css`
  .units {
    position: relative;
    flex: none;
    overflow: clip;
  }

  .upper,
  .lower {
    position: relative;
    block-size: var(--planner-row);
  }

  .upper {
    block-size: 1.75rem;
  }

  :is(.upper, .lower) > span {
    position: absolute;
    inset-block: 0;
    display: flex;
    align-items: center;
    border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
    white-space: nowrap;
  }

  .upper b {
    position: sticky;
    padding-inline: var(--bureau-space-2);
    font-weight: var(--bureau-font-weight-semibold);
    color: var(--bureau-color-text);
  }

  .lower > span {
    padding-inline: var(--bureau-space-2);
    overflow: hidden;
  }

  .lower[data-unit='day'] > span {
    flex-direction: column;
    justify-content: center;
    padding-inline: 0;
    line-height: var(--bureau-line-height-tight);
  }

  .lower small {
    font-size: inherit;
    font-weight: var(--bureau-font-weight-regular);
  }

  .lower > [data-today] {
    font-weight: var(--bureau-font-weight-semibold);
    color: var(--bureau-color-accent-text);
  }
`;
