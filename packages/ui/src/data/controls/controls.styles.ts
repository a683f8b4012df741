import { css, styled } from 'styled-components';

const control = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-text);

  @media (hover: hover) {
    &:hover {
      border-color: var(--bureau-color-text-muted);
    }
  }

  &:focus-visible {
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--bureau-color-danger-solid);

    @media (forced-colors: active) {
      border: 2px dashed;
    }
  }

  /* Keeps iOS from zooming into the page when a text is typed. */
  @media (pointer: coarse) {
    font-size: max(1em, var(--bureau-font-size-16));
  }
`;

/** Takes a line of text in the tools of a list. */
export const ControlInput = styled.input`
  ${control}
`;

/** Offers one of a few choices in the browser's own way, which works on every screen. */
export const ControlSelect = styled.select`
  ${control}
  padding-inline: var(--bureau-space-1);
  text-overflow: ellipsis;
  cursor: pointer;
`;

export const ControlLabel = styled.label`
  display: block;
  margin-block-end: var(--bureau-space-1);
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
`;

/** What is wrong with what was entered. */
export const ControlError = styled.p`
  margin-block-start: var(--bureau-space-1);
  font-size: var(--bureau-font-size-12);
  overflow-wrap: anywhere;
  color: var(--bureau-color-danger-text);
`;
