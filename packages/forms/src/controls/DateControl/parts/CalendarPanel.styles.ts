import { Button, CalendarCell, CalendarGrid } from 'react-aria-components';
import { styled, css } from 'styled-components';

const buttonStyles = css`
  border: 0;
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background: none;
  color: var(--bureau-color-text);

  &[data-hovered] {
    background: var(--bureau-color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  &[data-disabled] {
    cursor: default;
    color: var(--bureau-color-text-disabled);
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--bureau-space-1);

  & > h2 {
    font-size: var(--bureau-font-size-14);
    font-weight: var(--bureau-font-weight-semibold);
  }
`;

export const Move = styled(Button)`
  ${buttonStyles}

  display: grid;
  place-items: center;
  inline-size: var(--bureau-size-control);
  block-size: var(--bureau-size-control);

  & > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const Grid = styled(CalendarGrid)`
  border-spacing: 0;

  & th {
    inline-size: var(--bureau-size-control);
    block-size: var(--bureau-size-control);
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }

  & td {
    padding: 0;
  }
`;

export const Day = styled(CalendarCell)`
  ${buttonStyles}

  display: grid;
  place-items: center;
  min-inline-size: var(--bureau-size-control);
  block-size: var(--bureau-size-control);
  font-size: var(--bureau-font-size-13);
  font-variant-numeric: tabular-nums;
  outline: none;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-today] {
    font-weight: var(--bureau-font-weight-semibold);
    box-shadow: inset 0 0 0 var(--bureau-border-width) var(--bureau-color-border-strong);
  }

  &[data-selected] {
    background: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  &[data-selected][data-focus-visible] {
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &[data-selected] {
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

export const Shortcut = styled(Button)`
  ${buttonStyles}

  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
`;
