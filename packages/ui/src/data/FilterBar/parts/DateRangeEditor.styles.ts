import { styled } from 'styled-components';

export const DateForm = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--bureau-space-3);
  inline-size: 280px;
  padding: var(--bureau-space-3);

  > button {
    grid-column: 1 / -1;
    justify-self: end;
  }
`;

export const DateEnd = styled.div`
  min-inline-size: 0;

  > label {
    display: block;
    margin-block-end: var(--bureau-space-1);
    font-size: var(--bureau-font-size-13);
    font-weight: var(--bureau-font-weight-medium);
  }
`;

export const DateInput = styled.input`
  inline-size: 100%;
  block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  font-variant-numeric: tabular-nums;
  background-color: var(--bureau-color-surface);

  &:focus-visible {
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--bureau-color-danger-solid);
  }
`;

export const Problem = styled.p`
  margin-block-start: var(--bureau-space-1);
  font-size: var(--bureau-font-size-12);
  overflow-wrap: anywhere;
  color: var(--bureau-color-danger-text);
`;

/** Holds the place of the calendar while its code is on its way. */
export const CalendarPlace = styled.div`
  grid-column: 1 / -1;
  min-block-size: 15rem;
`;
