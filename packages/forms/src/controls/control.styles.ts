import { controlStyles, touchTextStyles } from '@bureau/ui';
import { css, styled } from 'styled-components';

/**
 * Lets the box of an inline editor begin before its place, so that what is edited stays where it was read; over the cell of a
 * table it has no place to go.
 */
export const insetStyles = css`
  &[data-inline]:not([data-in-cell]) {
    --inset: calc(var(--bureau-space-2) + var(--bureau-border-width));

    inline-size: calc(100% + var(--inset));
    margin-inline-start: calc(-1 * var(--inset));
  }
`;

export const TextInput = styled.input`
  ${controlStyles}
  ${touchTextStyles}
`;

/** A control and what stands at its end. */
export const Affixed = styled.div`
  position: relative;
  ${insetStyles}
`;

export const Suffix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--bureau-space-3);
  display: flex;
  align-items: center;
  pointer-events: none;
  color: var(--bureau-color-text-muted);
`;
