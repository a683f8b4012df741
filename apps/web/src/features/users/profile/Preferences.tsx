import {
  formSchemaOf,
  type NotificationTopic,
  notificationTopics,
  type OwnProfile,
  profile,
  type ProfileUpdate,
  userFields,
} from '@bureau/contract';
import {
  CheckboxField,
  ComboBoxField,
  Form,
  FormActions,
  FormErrorSummary,
  FormSection,
  SelectField,
  SubmitButton,
  TextField,
} from '@bureau/forms';
import { Skeleton, toasts } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, number, string } from 'yup';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useQuery } from '../../../api/useQuery.ts';
import { useWriteAnswer } from '../../../api/writes/useWriteAnswer.ts';
import { useUpdateCachedUser, useUser } from '../../../core/account/account.ts';
import { useDraft } from '../../../core/drafts/useDraft.ts';
import { reportDefect, toFormError } from '../../../screens/describeFailure.ts';
import { changesOf, isDraftOf } from '../../../screens/fields/fieldForms.ts';
import {
  dateFormatOptions,
  dateTimeFormatOptions,
  firstDayOptions,
} from '../../../screens/fields/formatOptions.ts';
import { timeZoneOptions } from '../../../screens/fields/nameOptions.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { UnsavedChangesPrompt } from '../../../screens/UnsavedChangesPrompt.tsx';
import { AvatarField } from './AvatarField.tsx';
import { LanguageField } from './LanguageField.tsx';

const { firstname, lastname, phone } = userFields;

const densities = ['comfortable', 'compact'] as const;

/** Names the checkbox of what somebody is notified of. */
const fieldOf = (topic: NotificationTopic) => `notify_${topic}`;

const schema = formSchemaOf({ firstname, lastname, phone }).shape({
  avatar: string().nullable().defined(),
  language: string().required(),
  time_zone: string().nullable().defined(),
  date_format: string().nullable().defined(),
  date_time_format: string().nullable().defined(),
  first_day_of_week: number().nullable().defined(),
  density: string().required(),
  ...Object.fromEntries(notificationTopics.map((topic) => [fieldOf(topic), boolean().required()])),
});

/** Returns what somebody has chosen as the form has it: null is as the company does. */
function valuesOf({ avatar, firstname: first, language, lastname: last, preferences, ...own }: OwnProfile) {
  const { density = 'comfortable', formats, muted_topics: muted = [] } = preferences;
  return {
    firstname: first,
    lastname: last,
    phone: own.phone,
    avatar,
    language,
    time_zone: own.time_zone,
    date_format: formats?.date_format ?? null,
    date_time_format: formats?.date_time_format ?? null,
    first_day_of_week: formats?.first_day_of_week ?? null,
    density,
    ...Object.fromEntries(notificationTopics.map((topic) => [fieldOf(topic), !muted.includes(topic)])),
  };
}

type Values = Readonly<Record<string, unknown>>;

const formatNames = ['date_format', 'date_time_format', 'first_day_of_week'] as const;
const preferenceNames: readonly string[] = [...formatNames, 'density', ...notificationTopics.map(fieldOf)];

/** Returns what is sent of changes; formats and topics hold what else is chosen of them by now. */
function bodyOf(changes: Values, { formats, muted_topics: present = [] }: OwnProfile['preferences']) {
  const own = Object.entries(changes).filter(([name]) => !preferenceNames.includes(name));
  if (own.length === Object.keys(changes).length) return changes;
  const muted = notificationTopics.filter((topic) => {
    const isMuted = present.includes(topic);
    return fieldOf(topic) in changes ? changes[fieldOf(topic)] === false : isMuted;
  });
  const chosen = formatNames.filter((name) => name in changes).map((name) => [name, changes[name]] as const);
  const preferences = {
    ...('density' in changes && { density: changes['density'] }),
    ...(chosen.length > 0 && { formats: { ...formats, ...Object.fromEntries(chosen) } }),
    ...(notificationTopics.some((topic) => fieldOf(topic) in changes) && { muted_topics: muted }),
  };
  return { ...Object.fromEntries(own), preferences };
}

/** Lets people change what they may of themselves: how they are called and seen, and how they see the application. */
export function Preferences() {
  const { data, error, retry } = useQuery(profile.one);
  if (data) return <LoadedPreferences own={data} />;
  return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton inlineSize="40%" />;
}

function LoadedPreferences({ own }: { readonly own: OwnProfile }) {
  const { i18n, t } = useTranslation();
  const { client } = useApi();
  const write = useWriteAnswer(profile.one);
  const updateUser = useUpdateCachedUser();
  const stored = valuesOf(own);
  const user = useUser();
  const [begun, setBegun] = useState<Values>(stored);
  const [isDraft] = useState(() => isDraftOf(stored));
  const { initialDraft, saveDraft } = useDraft('profile', isDraft);
  const [isDirty, setDirty] = useState(false);
  const isSaved = useRef(false);
  const zones = useMemo(() => timeZoneOptions(), []);

  async function submit(values: Values) {
    const body = bodyOf(changesOf(values, begun), user.preferences) as ProfileUpdate;
    const saved = await write(async () => client.call(profile.update, { body, handlesErrors: true })).catch(
      (failure: unknown) => {
        throw toFormError(failure, t);
      },
    );
    isSaved.current = true;
    setBegun(values);
    saveDraft(undefined);
    updateUser(saved);
    toasts.show({ tone: 'success', message: t('users.profile.saved') });
  }

  const asCompany = { emptyLabel: t('users.profile.as_company'), placeholder: t('users.profile.as_company') };
  return (
    <>
      <Form
        label={t('users.profile.preferences')}
        schema={schema}
        defaultValues={stored}
        {...(initialDraft && { initialDraft })}
        onSubmit={submit}
        onSubmitError={reportDefect}
        onValuesChange={(values: Values) => saveDraft(changesOf(values, begun))}
        onDirtyChange={(isNowDirty) => {
          isSaved.current = false;
          setDirty(isNowDirty);
        }}
      >
        <FormErrorSummary />
        <FormSection title={t('users.profile.you')}>
          <TextField name="firstname" label={t('users.fields.firstname')} autoComplete="given-name" />
          <TextField name="lastname" label={t('users.fields.lastname')} autoComplete="family-name" />
          <TextField
            name="phone"
            label={t('users.fields.phone')}
            type="tel"
            autoComplete="tel"
            emptyValue={null}
          />
          <OwnPicture />
        </FormSection>
        <FormSection title={t('users.profile.formats')}>
          <LanguageField />
          <ComboBoxField
            name="time_zone"
            label={t('users.fields.time_zone')}
            options={zones}
            placeholder={t('users.profile.as_company')}
          />
          <SelectField
            name="date_format"
            label={t('users.profile.date_format')}
            options={dateFormatOptions(stored.date_format)}
            {...asCompany}
          />
          <SelectField
            name="date_time_format"
            label={t('users.profile.date_time_format')}
            options={dateTimeFormatOptions(stored.date_time_format)}
            {...asCompany}
          />
          <SelectField
            name="first_day_of_week"
            label={t('users.profile.first_day_of_week')}
            options={firstDayOptions(i18n.language)}
            {...asCompany}
          />
        </FormSection>
        <FormSection title={t('users.profile.lists')}>
          <SelectField
            name="density"
            label={t('users.profile.density')}
            options={densities.map((id) => ({ id, label: t(`users.profile.density.${id}`) }))}
          />
        </FormSection>
        <FormSection
          title={t('users.profile.notifications')}
          description={t('users.profile.notifications.help')}
        >
          {notificationTopics.map((topic) => (
            <CheckboxField
              key={topic}
              name={fieldOf(topic)}
              label={t(`users.profile.notifications.${topic}`)}
            />
          ))}
        </FormSection>
        <FormActions>
          <SubmitButton>{t('form.save')}</SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChangesPrompt isUnsaved={isDirty} isSaved={isSaved} onLeave={() => saveDraft(undefined)} />
    </>
  );
}

function OwnPicture() {
  const user = useUser();
  return <AvatarField name="avatar" owner={formatFullName(user)} />;
}
