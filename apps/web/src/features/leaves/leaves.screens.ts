import { leaveFields, leaves } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(leaves, leaveFields, {
  choices: { status: 'leaves.status' },
  fields: { user_id: { initial: ({ userId }) => userId, isForAdmins: true } },
});
