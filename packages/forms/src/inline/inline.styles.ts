import { css } from 'styled-components';

/** Lets the box of an editor begin before its place, so that what is edited stays where it was read. */
export const insetStyles = css`
  &:not([data-in-cell]) {
    --inset: calc(var(--bureau-space-2) + var(--bureau-border-width));

    inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }
`;
