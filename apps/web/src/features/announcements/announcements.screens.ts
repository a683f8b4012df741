import { announcementFields, announcements, joinNames, type RecordOf } from '@bureau/contract';
import { roleNameOf } from '../../core/languages/roleName.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(announcements, announcementFields, {
  choices: {},
  fields: {
    role_ids: {
      renderCell: ({ roles }: Pick<RecordOf<typeof announcements>, 'roles'>, { t }) =>
        joinNames(roles.map(({ name }) => roleNameOf(t, name))),
    },
  },
});
