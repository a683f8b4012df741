import { FormActions, FormErrorSummary, RulesForm, SubmitButton } from '@bureau/forms';
import { Alert, PlainText, Stack, toasts } from '@bureau/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessUser, useCan } from '../../../core/account/account.ts';
import { useDraft } from '../../../core/drafts/useDraft.ts';
import { reportDefect, toFormError } from '../../../screens/describeFailure.ts';
import { isDraftOf } from '../../../screens/fields/fieldForms.ts';
import { UnsavedChangesPrompt } from '../../../screens/UnsavedChangesPrompt.tsx';
import { PasswordConfirmation } from './PasswordConfirmation.tsx';
import {
  changesOf,
  removalOf,
  requireSettings,
  SettingsFormContext,
  type SettingsRules,
  type SettingValues,
  withRemovals,
} from './settingsForm.ts';

interface SettingsFormProps extends SettingsRules {
  /** Names the form, and what was typed into it among the drafts. */
  readonly id: string;
  readonly label: string;
  readonly stored: SettingValues;
  /** Saves what was changed of what the form began with, with the password where it was asked for. Returns what is stored then. */
  readonly save: (changes: SettingValues, begun: SettingValues) => Promise<SettingValues>;
  readonly children: ReactNode;
}

/**
 * Takes settings and saves those that were changed. What was typed is kept until it is saved, or thrown away on the way out; what somebody else
 * saves meanwhile is shown as long as nothing is typed.
 */
export function SettingsForm({
  children,
  id,
  label,
  protects,
  rule,
  save,
  required,
  secrets,
  stored: given,
}: SettingsFormProps) {
  const { t } = useTranslation();
  const stored = { ...given, ...Object.fromEntries(secrets.map((name) => [removalOf(name), false])) };
  const rules = useMemo(() => requireSettings(required), [required]);
  const canSave = useCan(rule);
  const isSuper = useAccessUser().roles.includes('super_admin');
  const { initialDraft, saveDraft } = useDraft(`settings/${id}`, isDraftOf(stored));
  const [shown, setShown] = useState({ values: stored, key: 0 });
  const [isDirty, setDirty] = useState(initialDraft !== undefined);
  const [wasSaved, setSaved] = useState(false);
  const isSaved = useRef(false);
  if (!isDirty && Object.keys(changesOf(stored, shown.values)).length > 0)
    setShown({ values: stored, key: shown.key + 1 });

  const context = useMemo(
    () => ({ isReadOnly: (name: string) => !canSave || (!isSuper && protects.includes(name)) }),
    [canSave, isSuper, protects],
  );

  const keep = (values: SettingValues) => {
    const open = Object.entries(changesOf(values, shown.values)).filter(
      ([name]) => !secrets.includes(name) && name !== 'current_password',
    );
    saveDraft(open.length > 0 ? Object.fromEntries(open) : undefined);
  };

  async function submit(values: SettingValues) {
    const { current_password: password = '', ...typed } = values;
    const changes = withRemovals(changesOf(typed, shown.values), secrets);
    try {
      const saved = await save(
        { ...changes, ...(password !== '' && { current_password: password }) },
        shown.values,
      );
      isSaved.current = true;
      setSaved(true);
      saveDraft(undefined);
      // what was typed in secret is not shown again
      const isSecretTyped = password !== '' || secrets.some((name) => name in changes);
      setShown({ values: { ...stored, ...saved }, key: shown.key + (isSecretTyped ? 1 : 0) });
      if (isSecretTyped) setDirty(false);
      toasts.show({ tone: 'success', message: t('settings.saved') });
    } catch (error) {
      throw toFormError(error, t);
    }
  }

  return (
    <SettingsFormContext value={context}>
      <Stack>
        {!canSave && <PlainText isMuted>{t('settings.read_only')}</PlainText>}
        {canSave && !isSuper && protects.length > 0 && <Alert tone="info">{t('settings.protected')}</Alert>}
        <RulesForm
          key={shown.key}
          label={label}
          rules={rules}
          defaultValues={{ ...shown.values, current_password: '' }}
          {...(initialDraft && shown.key === 0 && { initialDraft })}
          onSubmit={submit}
          onSubmitError={reportDefect}
          onValuesChange={keep}
          hasInitialFocus={wasSaved}
          onDirtyChange={(isNowDirty) => {
            isSaved.current = false;
            setDirty(isNowDirty);
          }}
        >
          <FormErrorSummary />
          {children}
          {canSave && (
            <>
              <PasswordConfirmation
                protects={[...protects, ...protects.filter((name) => secrets.includes(name)).map(removalOf)]}
                stored={shown.values}
              />
              <FormActions>
                <SubmitButton>{t('form.save')}</SubmitButton>
              </FormActions>
            </>
          )}
        </RulesForm>
      </Stack>
      <UnsavedChangesPrompt isUnsaved={isDirty} isSaved={isSaved} onLeave={() => saveDraft(undefined)} />
    </SettingsFormContext>
  );
}
