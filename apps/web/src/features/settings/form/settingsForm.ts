import type { AccessRule } from '@bureau/contract';
import type { FormRules } from '@bureau/forms';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type settingsTexts from '../locales/en.json';

export type SettingValues = Readonly<Record<string, unknown>>;

type FieldNameOf<Key> = Key extends `settings.fields.${infer Name}` ? Name : never;

/** Names what can be set: each has a label. */
export type SettingName = FieldNameOf<keyof typeof settingsTexts>;

/** Describes the rules of a form of settings. */
export interface SettingsRules {
  /** Names what cannot be left empty. */
  readonly required: readonly string[];
  /** Who may save. */
  readonly rule: AccessRule;
  /** Names what only a super administrator changes, who gives the own password again (docs/product.md §3). */
  readonly protects: readonly string[];
  /** Names what is never given out: it is empty until somebody types another one, and not kept as a draft. */
  readonly secrets: readonly string[];
}

/** Requires some settings. What else can be wrong with one, the API says at its field. */
export const requireSettings = (names: readonly string[]): FormRules<SettingValues> => ({
  isRequired: (path) => names.includes(path),
  validate(given) {
    const values = given as SettingValues;
    const issues = names
      .filter((path) => isEmpty(values[path]))
      .map((path) => ({
        path,
        type: 'required',
        params: {},
        message: { key: 'forms.error.required' } as const,
      }));
    return Promise.resolve(issues.length > 0 ? { issues } : { values });
  },
});

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const textOf = (value: unknown) => (value === '' || value === undefined ? 'null' : JSON.stringify(value));

/** Returns whether two values of a setting differ: nothing typed is none. */
export const isDifferent = (one: unknown, other: unknown) => textOf(one) !== textOf(other);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Returns those of the values that are others than the stored ones, without spaces around texts. */
export const changesOf = (values: SettingValues, stored: SettingValues): SettingValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, trimmed(value)] as const)
      .filter(([name, value]) => isDifferent(value, stored[name])),
  );

/** Names the box that has a stored secret removed. */
export const removalOf = (secret: string) => `remove_${secret}`;

/** Returns what is sent of a form: in the place of a box that is ticked, that its secret is none. What was typed replaces the secret all the same. */
export function withRemovals(changes: SettingValues, secrets: readonly string[]): SettingValues {
  const boxes = secrets.map(removalOf);
  const removed = secrets.filter((name) => changes[removalOf(name)] === true && !(name in changes));
  return Object.fromEntries([
    ...Object.entries(changes).filter(([name]) => !boxes.includes(name)),
    ...removed.map((name) => [name, null] as const),
  ]);
}

interface FormState {
  /** Returns whether somebody may see a setting, and not change it. */
  readonly isReadOnly: (name: string) => boolean;
}

export const SettingsFormContext = createContext<FormState>({ isReadOnly: () => true });

/** Returns the function that returns what every field of a setting is given. `path` is that of its value, where it differs from its name. */
export function useSettingField() {
  const { t } = useTranslation();
  const { isReadOnly } = use(SettingsFormContext);
  return (name: SettingName, description?: string, path: string = name) => ({
    name: path,
    label: t(`settings.fields.${name}`),
    isReadOnly: isReadOnly(name),
    ...(description !== undefined && { description }),
  });
}
