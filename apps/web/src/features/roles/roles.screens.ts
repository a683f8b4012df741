import { type Role, roleFields, roles } from '@bureau/contract';
import { Shield } from 'lucide-react';
import { roleNameOf } from '../../core/languages/roleName.ts';
import { generalTitles } from '../../screens/resource/pageTitles.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

/** Of a role that passes every gate, only a super administrator changes anything, given the own password. */
const isNoAdmin = ({ is_admin: isAdmin }: Pick<Role, 'is_admin'>) => !isAdmin;

/** A role that the program knows keeps its name, and whom it is for. */
const isOwn = ({ is_built_in: isBuiltIn }: Pick<Role, 'is_built_in'>) => !isBuiltIn;

export const screens = describeScreens(roles, roleFields, {
  Icon: Shield,
  titles: { ...generalTitles, create: 'breadcrumbs.roles.create', detail: 'breadcrumbs.roles.detail' },
  choices: {},
  isKeptInDemo: true,
  texts: { create: 'roles.create' },
  fields: {
    name: {
      requiredText: 'roles.fields.name.errors.required',
      canEdit: isOwn,
      renderCell: ({ name }: Pick<Role, 'name'>, { t }) => roleNameOf(t, name),
    },
    description: { emptyText: 'roles.fields.description.empty', canEdit: isNoAdmin },
    department_id: { emptyText: 'roles.fields.department_id.none', canEdit: isNoAdmin },
    is_external: { canEdit: isOwn },
  },
});
