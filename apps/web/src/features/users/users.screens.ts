import { field, type User, userFields, users } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { HandOver } from './HandOver.tsx';
import { renderPersonName } from './PersonName.tsx';
import { Successor } from './Successor.tsx';

export const screens = describeScreens(users, userFields, {
  choices: { language: 'users.language' },
  isKeptInDemo: true,
  RemovalFields: Successor,
  bulk: {
    role_id: field.reference('roles'),
    department_id: field.reference('departments'),
    is_active: field.boolean(),
  },
  fields: {
    // somebody of a client is told the names of those who work for it, and no more
    username: { renderCell: ({ username, ...person }: Partial<User>) => username ?? formatFullName(person) },
    firstname: { renderCell: renderPersonName },
    is_active: { Below: HandOver },
  },
  filters: {
    role_id: field.reference('roles'),
    department_id: field.reference('departments', { isNullable: true }),
  },
});
