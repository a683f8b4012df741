import { leaveFields, leaves, type ListItemOf } from '@bureau/contract';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

const { Component: RequestHints } = lazyComponent(
  async () => (await import('./RequestHints.tsx')).RequestHints,
);

/** Returns whether nobody has decided on a request yet: what was asked for is kept after that. */
const isPending = ({ status }: Pick<ListItemOf<typeof leaves>, 'status'>) => status === 'pending';

export const screens = describeScreens(leaves, leaveFields, {
  choices: { status: 'leaves.status' },
  fields: {
    user_id: { initial: ({ userId }) => userId, isForAdmins: true },
    leave_type_id: { canEdit: isPending },
    start_date: { canEdit: isPending },
    end_date: { canEdit: isPending, Below: RequestHints },
    is_half_day: { canEdit: isPending },
  },
});
