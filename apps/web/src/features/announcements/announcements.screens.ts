import { announcementFields, announcements } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(announcements, announcementFields, {
  choices: {},
});
