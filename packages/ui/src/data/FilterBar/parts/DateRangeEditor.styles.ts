import { Toolbar } from 'react-aria-components';
import { styled } from 'styled-components';

export const Choices = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1);
`;

export const Choice = styled.button`
  min-block-size: var(--bureau-size-control-small);
  padding: 0 var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-13);
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text);

  &:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--bureau-color-accent);
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }
`;

/** The place of a month of six weeks: nothing moves when the calendar arrives, or shows a shorter month. */
export const CalendarPlace = styled.div`
  --calendar-week: calc(var(--bureau-size-control) + 2px);

  block-size: calc(
    var(--bureau-size-control-small) + var(--bureau-space-1) + 6 * var(--calendar-week) +
      var(--bureau-line-height-normal) * var(--bureau-font-size-12)
  );
  font-size: var(--bureau-font-size-13);
`;

export const Failure = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--bureau-space-2);
  block-size: 100%;
  text-align: center;
  color: var(--bureau-color-text-muted);
`;

/** Renders where the days of the calendar will be. */
export const Placeholder = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  align-items: center;
  gap: var(--bureau-space-2);
  block-size: 100%;

  > :first-child {
    grid-column: 1 / -1;
    justify-self: center;
  }
`;
