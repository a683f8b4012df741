import type { CalendarDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components';
import { styled } from 'styled-components';

export const Calendar = styled(RangeCalendar<CalendarDate>)`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th {
    padding: 0;
    font-size: var(--bureau-font-size-12);
    font-weight: var(--bureau-font-weight-regular);
    color: var(--bureau-color-text-muted);
  }

  td {
    padding: 1px 0;
  }

  td > div {
    display: grid;
    place-items: center;
    block-size: var(--bureau-size-control);
    font-size: var(--bureau-font-size-13);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  td > [data-outside-month] {
    visibility: hidden;
  }

  td > [data-today] {
    font-weight: var(--bureau-font-weight-semibold);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  td > [data-hovered] {
    border-radius: var(--bureau-radius-medium);
    background-color: var(--bureau-color-surface-hover);
  }

  td > [data-selected] {
    border-radius: 0;
    background-color: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);
  }

  td > :is([data-selection-start], [data-selection-end]) {
    font-weight: var(--bureau-font-weight-semibold);
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  td > [data-selection-start] {
    border-start-start-radius: var(--bureau-radius-medium);
    border-end-start-radius: var(--bureau-radius-medium);
  }

  td > [data-selection-end] {
    border-start-end-radius: var(--bureau-radius-medium);
    border-end-end-radius: var(--bureau-radius-medium);
  }

  td > [data-focus-visible] {
    outline-offset: -2px;
    border-radius: var(--bureau-radius-medium);
  }

  @media (forced-colors: active) {
    td > [data-selected] {
      forced-color-adjust: none;
      background-color: Highlight;
      color: HighlightText;
    }
  }
`;

export const CalendarHeader = styled.div`
  display: flex;
  align-items: center;
  margin-block-end: var(--bureau-space-1);

  > h2 {
    flex: 1;
    font-size: var(--bureau-font-size-13);
    text-align: center;
  }

  > button {
    display: grid;
    place-items: center;
    inline-size: var(--bureau-size-control-small);
    block-size: var(--bureau-size-control-small);
    padding: 0;
    border: 0;
    border-radius: var(--bureau-radius-medium);
    cursor: pointer;
    background-color: transparent;
    color: var(--bureau-color-text-muted);
  }

  > button[data-hovered] {
    background-color: var(--bureau-color-surface-hover);
    color: var(--bureau-color-text);
  }

  > button > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  > button > svg:dir(rtl) {
    scale: -1 1;
  }
`;
