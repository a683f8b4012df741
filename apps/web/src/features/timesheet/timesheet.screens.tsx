import { timesheet, timesheetFields } from '@bureau/contract';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

const { Component: OverlapWarning } = lazyComponent(
  async () => (await import('./OverlapWarning.tsx')).OverlapWarning,
);

export const screens = describeScreens(timesheet, timesheetFields, {
  choices: {},
  fields: {
    date: { initial: ({ today }) => today },
    user_id: { initial: ({ userId }) => userId, isForAdmins: true },
    started_at: { day: 'date' },
    ended_at: { day: 'date', Below: OverlapWarning },
    // they follow from the start and the end
    minutes: { canEdit: ({ started_at: start, ended_at: end }) => start === null || end === null },
  },
});
