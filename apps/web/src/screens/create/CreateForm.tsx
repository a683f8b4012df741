import { isAdmin } from '@bureau/contract';
import {
  Form,
  FormActions,
  FormErrorSummary,
  type GetErrorMessage,
  SubmitButton,
  useFormContext,
} from '@bureau/forms';
import { ButtonLink } from '@bureau/ui';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import { useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { reportDefect } from '../describeFailure.ts';
import { customFieldsOf } from '../fields/customFields.ts';
import { type FormCustoms, recordDefaultsOf, recordSchemaOf, withDraft } from '../fields/fieldForms.ts';
import { FormField } from '../fields/FormField.tsx';
import { useShownFields } from '../fields/useShownFields.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';

type Values = Readonly<Record<string, unknown>>;

interface CreateFormProps<Item extends Identified> {
  readonly screens: ResourceScreens<Item>;
  readonly customs: FormCustoms;
  readonly initialDraft: Values | undefined;
  /** What the form begins with in place of what new records do; others leave alone what was typed meanwhile. */
  readonly initialValues?: Values | undefined;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly onValuesChange: (values: Values) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Takes what a new record holds, by the rules of its fields. */
export function CreateForm<Item extends Identified>({
  customs,
  initialDraft,
  initialValues,
  screens,
  ...handlers
}: CreateFormProps<Item>) {
  const { fields, options, path, texts } = screens;
  const { t } = useTranslation();
  const schema = useMemo(() => recordSchemaOf(fields, customs), [customs, fields]);
  const user = useUser();
  const { id: userId } = user;
  const mayChoose = isAdmin(user);
  const { today } = useFormats();
  const defaults = useMemo(() => {
    const record = { userId, today: today() };
    const initials = Object.entries(options).flatMap(([name, option]) =>
      option?.initial ? [[name, option.initial(record)] as const] : [],
    );
    const begun = { ...recordDefaultsOf(fields, customs), ...Object.fromEntries(initials) };
    return initialValues ? { ...begun, ...withDraft(begun, initialValues) } : begun;
  }, [customs, fields, initialValues, options, today, userId]);
  const shown = useShownFields(screens, customs ?? undefined, customFieldsOf);

  const getErrorMessage: GetErrorMessage = ({ path: name, type }) => {
    const field = shown.find((one) => one.name === name);
    if (type === 'beforeStart') return field?.orderText;
    return type === 'required' ? field?.requiredText : undefined;
  };

  return (
    <Form
      {...handlers}
      schema={schema}
      defaultValues={defaults}
      {...(initialDraft && { initialDraft: withDraft(defaults, initialDraft) })}
      getErrorMessage={getErrorMessage}
      onSubmitError={reportDefect}
      hasInitialFocus
    >
      <Beginning values={defaults} />
      <FormErrorSummary />
      {shown
        .filter(
          ({ field, isFixed, name }) =>
            !field.isReadOnly &&
            field.form !== false &&
            !isFixed &&
            (mayChoose || !options[name]?.isForAdmins),
        )
        .map((field) => (
          <Fragment key={field.name}>
            <FormField shown={field} />
            {field.Below && <field.Below />}
          </Fragment>
        ))}
      <FormActions>
        <SubmitButton>{t(texts.create ?? 'record.create')}</SubmitButton>
        <ButtonLink href={path} variant="ghost">
          {t('form.cancel')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

/** Lays other values below what was typed once the form begins with others. */
function Beginning({ values }: { readonly values: Values }) {
  const { formState, reset } = useFormContext();
  // says which fields were typed in, as long as it is read
  void formState.dirtyFields;
  const begun = useRef(values);
  useEffect(() => {
    if (begun.current === values) return;
    begun.current = values;
    reset(values, { keepDirtyValues: true });
  }, [reset, values]);
  return null;
}
