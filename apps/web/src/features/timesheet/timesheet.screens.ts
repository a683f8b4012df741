import { timesheet, timesheetFields } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(timesheet, timesheetFields, {
  choices: {},
  fields: {
    date: { initial: ({ today }) => today },
    user_id: { initial: ({ userId }) => userId },
    // they follow from the start and the end
    minutes: { canEdit: ({ started_at: start, ended_at: end }) => start === null || end === null },
  },
});
