import { leaveTypeFields, leaveTypes } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(leaveTypes, leaveTypeFields, {
  choices: { unit: 'leave-types.unit', approval: 'leave-types.approval', accrual: 'leave-types.accrual' },
  related: { leaves: 'leave_type_id' },
});
