import { isAdminRole, type User, users } from '@bureau/contract';
import { PasswordField, SelectField, useWatch } from '@bureau/forms';
import { Button, PlainText, Section, Stack, Table, Text, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferType, number, object, string } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useAccessUser, useCan, useUser } from '../../core/account/account.ts';
import { focusHeadingAfterRemoval, restoreFocus } from '../../core/navigation/focusHeading.ts';
import { useRoleName } from '../../core/languages/roleName.ts';
import { usePicker } from '../../screens/fields/useOptions.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';

type Position = User['positions'][number];

const keyOf = ({ department_id: departmentId, role_id: roleId }: Position) => `${roleId} ${departmentId}`;

const positionSchema = object({
  role_id: number().required(),
  department_id: number().nullable().defined(),
  current_password: string(),
});
const plainRemoval = object({ current_password: string() });
const protectedRemoval = object({ current_password: string().required() });

/** Shows which roles somebody has, each in a department or in the whole company, and lets administrators give and take them; nobody their own. */
export function UserRoles({ id, positions, version }: Pick<User, 'id' | 'positions' | 'version'>) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { client } = useApi();
  const { all, store } = useRecordCache(users);
  const write = useWrite();
  const { id: ownId } = useUser();
  const isSuper = useAccessUser().roles.includes('super_admin');
  const isAdministrator = useCan(users.update.rule);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Position>();
  const isOfSuper = positions.some((position) => position.role_name === 'super_admin');
  const canEdit = isAdministrator && id !== ownId && (isSuper || !isOfSuper);
  const isProtected = removed !== undefined && isAdminRole(removed.role_name);

  async function save(next: readonly Pick<Position, 'department_id' | 'role_id'>[], password?: string) {
    const body = {
      positions: next.map(({ department_id, role_id }) => ({ department_id, role_id })),
      version,
      ...(password !== undefined && { current_password: password }),
    };
    const request = () => client.call(users.update, { params: { id }, body, handlesErrors: true });
    await write(request, { store, invalidates: all });
    toasts.show({ tone: 'success', message: t('users.saved') });
  }

  const rows = positions.map((position) => {
    const role = roleName(position.role_name);
    return {
      id: keyOf(position),
      cells: {
        role,
        department: position.department_name ?? t('fields.none'),
        remove: canEdit && (isSuper || !isAdminRole(position.role_name)) && (
          <Button
            ref={focusHeadingAfterRemoval}
            size="small"
            aria-label={`${t('users.roles.remove')}: ${role}`}
            onPress={() => setRemoved(position)}
          >
            {t('users.roles.remove')}
          </Button>
        ),
      },
    };
  });
  return (
    <Section title={t('users.profile.roles')}>
      <Stack gap={3} align="start">
        {rows.length === 0 && <PlainText isMuted>{t('users.roles.none')}</PlainText>}
        {rows.length > 0 && (
          <Table
            label={t('users.profile.roles')}
            columns={[
              { id: 'role', label: t('users.fields.role_id') },
              { id: 'department', label: t('users.fields.department_id') },
              { id: 'remove', label: t('users.roles.remove'), isLabelHidden: true, isNarrow: true },
            ]}
            rows={rows}
          />
        )}
        {canEdit && <Button onPress={() => setAdding(true)}>{t('users.roles.add')}</Button>}
      </Stack>
      {isAdding && (
        <AddRole
          isSuper={isSuper}
          onOpenChange={setAdding}
          onAdd={async ({ current_password: password, ...position }) =>
            save([...positions, position], password)
          }
        />
      )}
      {removed && (
        <FormDialog
          title={`${t('users.roles.remove')}: ${roleName(removed.role_name)}`}
          submitLabel={t('users.roles.remove')}
          schema={isProtected ? protectedRemoval : plainRemoval}
          defaultValues={{ current_password: isProtected ? '' : undefined }}
          onOpenChange={() => {
            setRemoved(undefined);
            // what asked has gone with the role
            restoreFocus();
          }}
          onSubmit={async ({ current_password: password }) =>
            save(
              // by what it says: what somebody else changes of the person meanwhile brings others that say the same
              positions.filter((position) => keyOf(position) !== keyOf(removed)),
              password,
            )
          }
        >
          <Text as="p">{t('users.roles.remove.message')}</Text>
          {isProtected && <OwnPassword />}
        </FormDialog>
      )}
    </Section>
  );
}

interface AddRoleProps {
  readonly isSuper: boolean;
  readonly onAdd: (values: InferType<typeof positionSchema>) => Promise<void>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for a role and a department; only a super administrator is offered the roles that pass every gate, and gives their password with them. */
function AddRole({ isSuper, onAdd, onOpenChange }: AddRoleProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const roles = usePicker('roles', true);
  const departments = usePicker('departments', true);
  const offered = roles.options.filter(({ label }) => isSuper || !isAdminRole(label));
  const adminIds = roles.options.filter(({ label }) => isAdminRole(label)).map((role) => role.id);
  const schema = positionSchema.shape({
    current_password: string().when('role_id', ([roleId]: unknown[], password) =>
      adminIds.some((one) => one === roleId) ? password.required() : password,
    ),
  });
  return (
    <FormDialog
      title={t('users.roles.add')}
      submitLabel={t('users.roles.add')}
      schema={schema}
      defaultValues={{ role_id: null, department_id: null, current_password: undefined }}
      onOpenChange={onOpenChange}
      onSubmit={onAdd}
    >
      <SelectField
        name="role_id"
        label={t('users.fields.role_id')}
        {...roles}
        options={offered.map(({ id, label }) => ({ id, label: roleName(label) }))}
      />
      <SelectField
        name="department_id"
        label={t('users.fields.department_id')}
        {...departments}
        emptyLabel={t('fields.none')}
      />
      {isSuper && <OwnPasswordOfRole adminIds={adminIds} />}
    </FormDialog>
  );
}

/** Asks for the own password where the role that is chosen passes every gate. */
function OwnPasswordOfRole({ adminIds }: { readonly adminIds: readonly unknown[] }) {
  const roleId: unknown = useWatch({ name: 'role_id' });
  return adminIds.includes(roleId) ? <OwnPassword /> : null;
}

/** Takes the own password again. */
export function OwnPassword() {
  const { t } = useTranslation();
  return (
    <PasswordField
      name="current_password"
      label={t('users.profile.current_password')}
      autoComplete="current-password"
      isRequired
    />
  );
}
