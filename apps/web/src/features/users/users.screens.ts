import { userFields, users } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(users, userFields, {
  choices: { language: 'users.language' },
});
