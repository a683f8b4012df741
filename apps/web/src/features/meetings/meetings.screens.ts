import { meetingFields, meetings } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(meetings, meetingFields, {
  choices: { status: 'meetings.status' },
  fields: { organizer_id: { initial: ({ userId }) => userId } },
});
