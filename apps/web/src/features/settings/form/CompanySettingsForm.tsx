import { type AccessRule, settings, type SettingsRecord } from '@bureau/contract';
import { FormError } from '@bureau/forms';
import { Skeleton } from '@bureau/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict } from '../../../api/ApiError.ts';
import { useConflict } from '../../../api/writes/useConflict.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useSaveSettings } from '../../../core/settings/useSaveSettings.ts';
import { ConflictDialog } from '../../../screens/ConflictDialog.tsx';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import type { SettingsTabId } from '../tabs.ts';
import { useSettingFormatter } from '../useSettingFormatter.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { isDifferent, type SettingValues } from './settingsForm.ts';

interface CompanySettingsFormProps {
  readonly tab: SettingsTabId;
  /** Names the settings of the form. */
  readonly names: readonly (keyof SettingsRecord)[];
  /** Names those of them that cannot be left empty. */
  readonly required?: readonly (keyof SettingsRecord)[];
  /** Who may save them, where it is not whoever may change all settings. */
  readonly rule?: AccessRule;
  readonly secrets?: readonly string[];
  readonly children: ReactNode;
}

const noNames: readonly never[] = [];

/** Shows a page with some of the company's settings. */
export function CompanySettingsForm(props: CompanySettingsFormProps) {
  const { data, error, retry } = useQuery(settings.all);
  return (
    <SettingsFrame tab={props.tab}>
      {data ? (
        <LoadedForm {...props} record={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton inlineSize="40%" />
      )}
    </SettingsFrame>
  );
}

function LoadedForm({
  children,
  names,
  record,
  required = noNames,
  rule = settings.writers,
  secrets = noNames,
  tab,
}: CompanySettingsFormProps & { readonly record: SettingsRecord }) {
  const { t } = useTranslation();
  const saveSettings = useSaveSettings();
  const formatterOf = useSettingFormatter();
  const { ask, conflict } = useConflict();
  const protects = useMemo(() => {
    const shown: readonly string[] = [...names, ...secrets];
    return settings.protects.filter((name) => shown.includes(name));
  }, [names, secrets]);

  const valuesOf = (all: SettingsRecord): SettingValues =>
    Object.fromEntries([
      ...names.map((name) => [name, all[name] ?? null] as const),
      ...secrets.map((name) => [name, ''] as const),
    ]);

  /** Saves changes of what a form began with; what somebody else has made of the same settings since is asked about, whether the browser knows of it or is refused. */
  async function save(
    changes: SettingValues,
    begun: SettingValues,
    current = record,
  ): Promise<SettingValues> {
    const theirs = valuesOf(current);
    const { current_password: _, ...mine } = changes;
    const isContested = Object.keys(mine).some((name) => isDifferent(theirs[name], begun[name]));
    const choice = isContested ? await ask(mine, theirs) : 'mine';
    if (choice === 'theirs') return theirs;
    if (choice === 'neither') throw new FormError({ message: t('conflict.title') });
    try {
      return valuesOf(await saveSettings(changes, current.version));
    } catch (error) {
      if (!isConflict(error) || error.current === undefined) throw error;
      return save(changes, isContested ? theirs : begun, error.current as SettingsRecord);
    }
  }

  return (
    <>
      <SettingsForm
        id={tab}
        label={t(`settings.tabs.${tab}`)}
        required={required}
        rule={rule}
        protects={protects}
        secrets={secrets}
        stored={valuesOf(record)}
        save={(changes, begun) => save(changes, begun)}
      >
        {children}
      </SettingsForm>
      <ConflictDialog conflict={conflict} fieldFormatter={formatterOf} />
    </>
  );
}
