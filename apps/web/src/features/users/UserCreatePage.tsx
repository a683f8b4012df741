import { type BodyOf, field, isAdminRole, type User, userFields, users } from '@bureau/contract';
import { PasswordField, useWatch } from '@bureau/forms';
import { toasts } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useCreateRecord } from '../../api/writes/useCreateRecord.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { CreateScreen } from '../../screens/create/CreateScreen.tsx';
import { describeFailure } from '../../screens/describeFailure.ts';
import { usePicker } from '../../screens/fields/useOptions.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { AvatarField } from './profile/AvatarField.tsx';
import { OwnPassword } from './UserRoles.tsx';

type Body = NonNullable<BodyOf<typeof users.create>>;

/** What the form of a new person takes beside the fields: a first role, and how they get in. */
interface Beginning {
  readonly role_id: number | null;
  readonly department_id: number | null;
  readonly is_mailed: boolean;
  readonly password?: string;
  readonly current_password?: string;
}

const screens = describeScreens(
  users,
  {
    ...userFields,
    role_id: field.reference('roles', { isNullable: true }),
    department_id: field.reference('departments', { isNullable: true }),
    is_mailed: field.boolean(),
  },
  {
    choices: { language: 'users.language' },
    fields: {
      avatar: { Below: Picture },
      department_id: { Below: Confirmation },
      is_mailed: { Below: FirstPassword, initial: () => true },
    },
  },
);

/** Opens an account for somebody, with a first role, and invites them, unless they are told a password. */
export function UserCreatePage() {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const open = useCreateRecord<Body, User>(users);
  const { options: roles } = usePicker('roles', true);

  async function invite(id: number) {
    try {
      const call = async () => client.call(users.invite, { params: { id }, handlesErrors: true });
      await write(call, { invalidates: answersOf(users.invitations) });
      toasts.show({ tone: 'success', message: t('users.invited') });
    } catch (error) {
      // the account is there, and its page offers to send it again
      toasts.show({ tone: 'danger', message: describeFailure(error, t) });
    }
  }

  async function create(values: object) {
    const { role_id, department_id, is_mailed, password, current_password, ...fields } = values as Body &
      Beginning;
    // who is in a department has a role there
    const roleId = role_id ?? (department_id === null ? undefined : roles.find(isPlain)?.id);
    const created = await open({
      ...fields,
      ...(roleId !== undefined && { positions: [{ role_id: Number(roleId), department_id }] }),
      ...(!is_mailed && password && { password }),
      ...(current_password && { current_password }),
    });
    if (is_mailed) await invite(created.id);
    return created;
  }

  return <CreateScreen screens={screens} create={create} />;
}

const isPlain = ({ label }: { readonly label: string }) => label === 'user';

/** Takes a picture of whom is named above. */
function Picture() {
  const names: unknown[] = useWatch({ name: ['firstname', 'lastname'] });
  const [firstname = '', lastname = ''] = names.map((name) => (typeof name === 'string' ? name : ''));
  return <AvatarField name="avatar" owner={formatFullName({ firstname, lastname }, '')} />;
}

/** Asks for the own password where the role that is chosen passes every gate. */
function Confirmation() {
  const chosen: unknown = useWatch({ name: 'role_id' });
  const { options } = usePicker('roles', true);
  const role = options.find(({ id }) => id === chosen);
  return role !== undefined && isAdminRole(role.label) ? <OwnPassword /> : null;
}

/** Takes a password where no invitation is sent, by which the person would choose one. */
function FirstPassword() {
  const { t } = useTranslation();
  const isMailed: unknown = useWatch({ name: 'is_mailed' });
  if (isMailed === true) return null;
  return (
    <PasswordField name="password" label={t('users.profile.new_password')} autoComplete="new-password" />
  );
}
