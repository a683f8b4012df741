import { users } from '@bureau/contract';
import { Badge, PlainText, Section, Skeleton, Stack, Table } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useRoleName } from '../../../core/languages/roleName.ts';
import { useTextOrLiteral } from '../../../core/languages/useTextOrLiteral.ts';
import { permissionName } from '../../../screens/permissions/permissionName.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { AccessiblePages } from './AccessiblePages.tsx';

interface GrantedPermissionsProps {
  readonly id: number;
  /** Names the roles of the person. */
  readonly roles: readonly string[];
  /** Whether the person belongs to a client. */
  readonly isExternal: boolean;
}

/** Shows which pages somebody can open and what they may do, each with the roles and departments that grant it. */
export function GrantedPermissions({ id, isExternal, roles: roleNames }: GrantedPermissionsProps) {
  const { t } = useTranslation();
  const translate = useTextOrLiteral();
  const roleName = useRoleName();
  const { data: grants, error, retry } = useQuery(users.grants, { params: { id } });
  if (!grants) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton inlineSize="40%" />;

  const rows = grants.map(({ departments, permission, roles }) => ({
    id: permission,
    cells: {
      permission: permissionName(permission, translate),
      grantedBy: (
        <Stack direction="row" gap={1} isWrapping>
          {roles.map((role) => (
            <Badge key={role.id} tone="neutral" label={roleName(role.name)} />
          ))}
          {departments.map((department) => (
            <Badge key={department.id} tone="info" label={department.name} />
          ))}
        </Stack>
      ),
    },
  }));
  return (
    <Stack gap={6}>
      <Section title={t('users.profile.pages')}>
        <AccessiblePages grants={grants} isExternal={isExternal} roles={roleNames} />
      </Section>
      <Section title={t('users.profile.permissions')}>
        {rows.length === 0 && <PlainText isMuted>{t('users.profile.no_permissions')}</PlainText>}
        {rows.length > 0 && (
          <Table
            label={t('users.profile.permissions')}
            columns={[
              { id: 'permission', label: t('users.profile.permission') },
              { id: 'grantedBy', label: t('users.profile.granted_by') },
            ]}
            rows={rows}
          />
        )}
      </Section>
    </Stack>
  );
}
