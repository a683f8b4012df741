import {
  type AccessRule,
  canAccess,
  gatedRoutes,
  isAdmin,
  joinNames,
  type ResponseOf,
  type RoutePath,
  routeOf,
  type users,
} from '@bureau/contract';
import { Badge, Table } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../core/languages/roleName.ts';
import { useTextOrLiteral } from '../../../core/languages/useTextOrLiteral.ts';
import { permissionName } from '../../../screens/permissions/permissionName.ts';

type Grants = ResponseOf<typeof users.grants>;

interface AccessiblePagesProps {
  readonly grants: Grants;
  /** Names the roles of the person. */
  readonly roles: readonly string[];
}

/** Lists the permissions of which a rule asks for one. */
function wantedBy(rule: AccessRule): readonly string[] {
  if (rule === 'public' || rule === 'signedIn' || rule === 'adminOnly') return [];
  return typeof rule === 'string' ? [rule] : rule;
}

/** Shows for each page of the application whether somebody can open it, and why, or what they would need. */
export function AccessiblePages({ grants, roles }: AccessiblePagesProps) {
  const { t } = useTranslation();
  const translate = useTextOrLiteral();
  const roleName = useRoleName();
  const user = { roles, permissions: grants.map(({ permission }) => permission) };

  function explain(rule: AccessRule): string {
    const granting = grants.filter(({ permission }) => wantedBy(rule).includes(permission));
    if (rule === 'signedIn') return t('users.profile.pages.everybody');
    if (isAdmin(user)) return t('users.profile.pages.administrator');
    if (rule === 'adminOnly') return t('users.profile.pages.admin_only');
    if (granting.length === 0) {
      const names = wantedBy(rule).map((permission) => permissionName(permission, translate));
      return t('users.profile.pages.missing', { permission: names.join(', ') });
    }
    const sources = granting.flatMap((grant) => [
      ...grant.roles.map(({ name }) => roleName(name)),
      ...grant.departments.map(({ name }) => name),
    ]);
    return t('users.profile.pages.granted', { sources: joinNames(sources) });
  }

  const rows = (Object.keys(gatedRoutes) as RoutePath[]).map((path) => {
    const { access, titleKey } = routeOf(path);
    const canOpen = canAccess(user, access);
    return {
      id: path,
      cells: {
        page: translate(titleKey),
        access: (
          <Badge tone={canOpen ? 'success' : 'neutral'} label={t(canOpen ? 'fields.yes' : 'fields.no')} />
        ),
        reason: explain(access),
      },
    };
  });
  return (
    <Table
      label={t('users.profile.pages')}
      columns={[
        { id: 'page', label: t('users.profile.pages.page') },
        { id: 'access', label: t('users.profile.pages.access') },
        { id: 'reason', label: t('users.profile.pages.reason') },
      ]}
      rows={rows}
    />
  );
}
