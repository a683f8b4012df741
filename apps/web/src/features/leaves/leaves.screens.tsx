import { leaveFields, leaves } from '@bureau/contract';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

const { Component: RequestOverlap } = lazyComponent(
  async () => (await import('./RequestOverlap.tsx')).RequestOverlap,
);

export const screens = describeScreens(leaves, leaveFields, {
  choices: { status: 'leaves.status' },
  fields: {
    user_id: { initial: ({ userId }) => userId, isForAdmins: true },
    end_date: { Below: RequestOverlap },
  },
});
