import { type AccessRule, isAdmin, joinNames, type ResponseOf, type users } from '@bureau/contract';
import { Alert, Badge, Stack, Table } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRoleName } from '../../../core/languages/roleName.ts';
import { useTextOrLiteral } from '../../../core/languages/useTextOrLiteral.ts';
import type { RouteHandle } from '../../../core/navigation/feature.ts';
import { findPage } from '../../../core/navigation/findPage.ts';
import { pageTitleOf } from '../../../core/navigation/pageTitle.ts';
import { useShell } from '../../../core/navigation/ShellContext.ts';
import { canOpenPage } from '../../../core/navigation/useCanOpen.ts';
import { permissionName } from '../../../screens/permissions/permissionName.ts';

type Grants = ResponseOf<typeof users.grants>;

interface AccessiblePagesProps {
  readonly grants: Grants;
  /** Names the roles of the person. */
  readonly roles: readonly string[];
  /** Whether the person belongs to a client. */
  readonly isExternal: boolean;
}

/** Lists the permissions of which a rule asks for one. */
function wantedBy(rule: AccessRule): readonly string[] {
  if (rule === 'public' || rule === 'signedIn' || rule === 'adminOnly') return [];
  return typeof rule === 'string' ? [rule] : rule;
}

/**
 * Shows for each feature of the application whether somebody can open it, and why, or what they would need: first for the page that the address
 * asks for (`page`), which whoever was refused comes from.
 */
export function AccessiblePages({ grants, isExternal, roles }: AccessiblePagesProps) {
  const { t } = useTranslation();
  const translate = useTextOrLiteral();
  const roleName = useRoleName();
  const { gatedFeatures } = useShell();
  const permissions = grants.map(({ permission }) => permission);
  const user = { roles, permissions, is_external: isExternal };

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

  const explainPage = ({ feature, page }: RouteHandle) =>
    feature.isForStaff === true && user.is_external
      ? t('users.profile.pages.staff_only')
      : explain(page.access ?? feature.access);

  const asked = findPage(gatedFeatures, useSearchParams()[0].get('page') ?? '');
  const rows = gatedFeatures.flatMap((feature) => {
    const [page] = feature.pages;
    if (page === undefined) return [];
    const canOpen = canOpenPage(user, { feature, page });
    return [
      {
        id: feature.path,
        cells: {
          page: translate(feature.titleKey),
          access: (
            <Badge tone={canOpen ? 'success' : 'neutral'} label={t(canOpen ? 'fields.yes' : 'fields.no')} />
          ),
          reason: explainPage({ feature, page }),
        },
      },
    ];
  });
  return (
    <Stack>
      {asked && (
        <Alert tone={canOpenPage(user, asked) ? 'success' : 'info'} title={pageTitleOf(t, asked)}>
          {explainPage(asked)}
        </Alert>
      )}
      <Table
        label={t('users.profile.pages')}
        columns={[
          { id: 'page', label: t('users.profile.pages.page') },
          { id: 'access', label: t('users.profile.pages.access') },
          { id: 'reason', label: t('users.profile.pages.reason') },
        ]}
        rows={rows}
      />
    </Stack>
  );
}
