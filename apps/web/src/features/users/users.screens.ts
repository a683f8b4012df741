import { field, userFields, users } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { Successor } from './Successor.tsx';

export const screens = describeScreens(users, userFields, {
  choices: { language: 'users.language' },
  isKeptInDemo: true,
  RemovalFields: Successor,
  filters: {
    role_id: field.reference('roles'),
    department_id: field.reference('departments', { isNullable: true }),
  },
});
