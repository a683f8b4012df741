import { Button, CalendarCell, CalendarGrid } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { touchTextStyles } from '../parts/inputBox.styles.ts';

/** Seven days as wide as a control is high, or as much as there is room for. It has no box of its own but while it is invalid. */
export const Root = styled.div`
  inline-size: calc(7 * max(36px, var(--bureau-size-control)));
  max-inline-size: 100%;
  color: var(--bureau-color-text);

  &[data-invalid] {
    outline: var(--bureau-border-width) solid var(--bureau-color-danger-solid);
    outline-offset: var(--bureau-space-1);
    border-radius: var(--bureau-radius-medium);
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      --bureau-color-text-muted: var(--bureau-color-text-disabled);
    }

    &[data-invalid] {
      outline: 2px dashed;
    }
  }
`;

const buttonStyles = css`
  border: 0;
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background: none;

  &:where(:hover, [data-hovered]):where(:not(:disabled, [data-disabled])) {
    background: var(--bureau-color-surface-hover);
  }

  &:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  &:is(:disabled, [data-disabled]) {
    cursor: default;
    color: var(--bureau-color-text-disabled);
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--bureau-space-1);
`;

export const Move = styled(Button)`
  ${buttonStyles}

  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--bureau-size-control);
  block-size: var(--bureau-size-control);
  padding: 0;

  & > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  & > svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const Pickers = styled.div`
  display: flex;
  justify-content: center;
  min-inline-size: 0;
`;

/** The browser's own choice: it brings search by typing, and a phone its wheel. */
export const Picker = styled.select`
  ${buttonStyles}

  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-1);
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-semibold);
  appearance: none;
  field-sizing: content;
  text-align: center;

  ${touchTextStyles}

  & > option {
    background: var(--bureau-color-surface-raised);
    color: var(--bureau-color-text);
    font-weight: var(--bureau-font-weight-regular);
  }
`;

export const Weeks = styled(CalendarGrid)`
  inline-size: 100%;
  border-spacing: 0;
  table-layout: fixed;

  & th {
    padding: 0;
    block-size: var(--bureau-size-control-small);
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }

  & td {
    padding: 1px 0;
  }
`;

export const Day = styled(CalendarCell)`
  ${buttonStyles}

  display: grid;
  place-items: center;
  min-inline-size: 0;
  block-size: var(--bureau-size-control);
  font-size: var(--bureau-font-size-13);
  font-variant-numeric: tabular-nums;
  outline: none;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-today] {
    font-weight: var(--bureau-font-weight-semibold);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &[data-selected] {
    background: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  &[data-selected]:is(:focus-visible, [data-focus-visible]) {
    outline-offset: 1px;
  }

  [data-mode='multiple'] &[data-selected] {
    inline-size: var(--bureau-size-control);
    max-inline-size: 100%;
    margin-inline: auto;
    border-radius: var(--bureau-radius-full);
    background: var(--bureau-color-danger-solid);
    color: var(--bureau-color-danger-on-solid);
  }

  [data-mode='range'] &[data-selected] {
    border-radius: 0;
    background: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);
  }

  [data-mode='range'] &:is([data-selection-start], [data-selection-end]) {
    font-weight: var(--bureau-font-weight-semibold);
    background: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  [data-mode='range'] &[data-selection-start] {
    border-start-start-radius: var(--bureau-radius-medium);
    border-end-start-radius: var(--bureau-radius-medium);
  }

  [data-mode='range'] &[data-selection-end] {
    border-start-end-radius: var(--bureau-radius-medium);
    border-end-end-radius: var(--bureau-radius-medium);
  }

  @media (forced-colors: active) {
    [data-mode] &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: var(--bureau-space-2);
  padding-block-start: var(--bureau-space-2);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const FootButton = styled(Button)`
  ${buttonStyles}

  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
`;
