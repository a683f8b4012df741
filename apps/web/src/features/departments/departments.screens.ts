import { departmentFields, departments } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(departments, departmentFields, {
  choices: {},
  related: { roles: 'department_id', holidays: 'department_id', announcements: 'department_id' },
  isKeptInDemo: true,
});
