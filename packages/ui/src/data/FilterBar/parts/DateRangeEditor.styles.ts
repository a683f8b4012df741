import { styled } from 'styled-components';

/** The place of a month of six weeks: nothing moves when the calendar arrives, or shows a shorter month. */
export const CalendarPlace = styled.div`
  --calendar-week: calc(var(--bureau-size-control) + 2px);

  block-size: calc(
    var(--bureau-size-control) + var(--bureau-space-1) + var(--bureau-size-control-small) + 6 *
      var(--calendar-week)
  );
  font-size: var(--bureau-font-size-13);

  > [role='group'] {
    inline-size: 100%;
  }
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
