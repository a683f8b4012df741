export { InlineHours, type InlineHoursProps } from './InlineHours.tsx';
export { InlineMinutes, type InlineMinutesProps } from './InlineMinutes.tsx';
