import { joinNames, type ResponseOf, users, writePositions } from '@bureau/contract';
import { Avatar, DescriptionList, Link, PageHeader, type TabItem } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../../api/useQuery.ts';
import { useCan, useUser } from '../../../core/account/account.ts';
import { avatarAddress } from '../../../core/account/avatar.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { useSetPageName } from '../../../core/navigation/pageName.tsx';
import { useRoleName } from '../../../core/languages/roleName.ts';
import { useCustomFields } from '../../../screens/custom/useCustomFields.ts';
import { customFieldsOf } from '../../../screens/fields/customFields.ts';
import { hrefOfPhone } from '../../../screens/fields/hrefOfText.ts';
import { renderValue } from '../../../screens/fields/kinds.tsx';
import { useFieldContext } from '../../../screens/fields/useFieldContext.ts';
import { RecordNotFound } from '../../../screens/record/RecordNotFound.tsx';
import { RecordSkeleton } from '../../../screens/record/RecordSkeleton.tsx';
import { RecordTabs } from '../../../screens/record/RecordTabs.tsx';
import type { RelatedLists } from '../../../screens/resource/ResourceScreens.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { GrantedPermissions } from './GrantedPermissions.tsx';
import { Preferences } from './Preferences.tsx';
import * as styles from './Profile.styles.ts';
import { Security } from './Security.tsx';

type SeenUser = ResponseOf<typeof users.one>;

/** Names the lists that hold what somebody works on, and when they are away. */
const related: RelatedLists = { tasks: 'assignee_id', timesheet: 'user_id', leaves: 'user_id' };

/** Shows the person that the address names: to everybody what everybody may know, to the person and to administrators the rest. */
export function ProfilePage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <LoadedProfile key={id} id={Number(id)} />
  ) : (
    <RecordNotFound path="/dashboard" />
  );
}

function LoadedProfile({ id }: { readonly id: number }) {
  const { data, error, retry } = useQuery(users.one, { params: { id } });
  if (error?.status === 404) return <RecordNotFound path="/dashboard" />;
  if (data) return <Profile user={data} />;
  return error ? (
    <LoadFailure error={error} onRetry={retry} isPageTitle />
  ) : (
    <RecordSkeleton titleKey="shell.profile.open" />
  );
}

function Profile({ user }: { readonly user: SeenUser }) {
  const { t } = useTranslation();
  const { id: ownId } = useUser();
  const isAdministrator = useCan('adminOnly');
  const { id } = user;
  const name = formatFullName(user);
  const isOwn = id === ownId;
  useSetPageName(name);
  const roles = user.positions?.map((position) => position.role_name) ?? [];

  const parts: readonly TabItem[] = [
    ...(isOwn
      ? [{ id: 'preferences', label: t('users.profile.preferences'), content: <Preferences /> }]
      : []),
    ...(isOwn || isAdministrator
      ? [
          {
            id: 'security',
            label: t('users.profile.security'),
            content: <Security user={user} isOwn={isOwn} />,
          },
          {
            id: 'permissions',
            label: t('users.profile.permissions'),
            content: <GrantedPermissions id={id} isExternal={user.client_id != null} roles={roles} />,
          },
        ]
      : []),
  ];

  return (
    <>
      <PageHeader
        title={
          <styles.Title>
            <Avatar name={name} src={avatarAddress(user.avatar)} size="large" isDecorative />
            {name}
          </styles.Title>
        }
      />
      <RecordTabs id={id} related={related} parts={parts}>
        <About user={user} />
      </RecordTabs>
    </>
  );
}

const noFields: readonly never[] = [];

function About({ user }: { readonly user: SeenUser }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const roleName = useRoleName();
  const context = useFieldContext();
  const { data: customs = noFields } = useCustomFields(users);
  const { email, is_active: isActive, joining_date: joined, last_login_at: seen, phone, positions } = user;
  const { head_of: departments = [] } = user;
  const entries = [
    {
      id: 'code',
      label: t('fields.code'),
      value: <Link href={`/users/detail/${user.id}`}>{user.code}</Link>,
    },
    {
      id: 'email',
      label: t('users.fields.email'),
      value: email && <Link href={`mailto:${email}`}>{email}</Link>,
    },
    {
      id: 'phone',
      label: t('users.fields.phone'),
      value: phone && (
        <Link href={hrefOfPhone(phone)} dir="ltr">
          {phone}
        </Link>
      ),
    },
    { id: 'roles', label: t('users.profile.roles'), value: positions && writePositions(positions, roleName) },
    {
      id: 'head_of',
      label: t('users.fields.head_of'),
      // most are the head of none, and need not be told so
      value: departments.length > 0 ? joinNames(departments.map(({ name }) => name)) : undefined,
    },
    { id: 'joining_date', label: t('users.fields.joining_date'), value: joined && formats.date(joined) },
    {
      id: 'language',
      label: t('users.fields.language'),
      value: user.language && t(`users.language.${user.language}`),
    },
    { id: 'time_zone', label: t('users.fields.time_zone'), value: user.time_zone },
    { id: 'last_login_at', label: t('users.fields.last_login_at'), value: seen && formats.instant(seen) },
    {
      id: 'is_active',
      label: t('users.fields.is_active'),
      value: isActive === undefined ? undefined : t(isActive ? 'fields.yes' : 'fields.no'),
    },
    ...customFieldsOf(user.custom_fields === undefined ? noFields : customs, t).map((shown) => ({
      id: shown.name,
      label: shown.label,
      value: renderValue(shown, user, context),
    })),
  ];
  return (
    <DescriptionList
      // what somebody may not know of a colleague is not there
      entries={entries.flatMap(({ value, ...entry }) =>
        value === undefined
          ? []
          : [{ ...entry, value: value || t('fields.none'), isUnset: value === null || value === '' }],
      )}
    />
  );
}
