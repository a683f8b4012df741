import { type AccessRule, settingFields } from '@bureau/contract';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnySchema, object, type ObjectSchema, string } from 'yup';
import type settingsTexts from '../locales/en.json';

export type SettingValues = Readonly<Record<string, unknown>>;

type FieldNameOf<Key> = Key extends `settings.fields.${infer Name}` ? Name : never;

/** Names what can be set: each has a label. */
export type SettingName = FieldNameOf<keyof typeof settingsTexts>;

/** Describes the rules of a form of settings. */
export interface SettingsRules {
  readonly schema: ObjectSchema<SettingValues>;
  /** Who may save. */
  readonly rule: AccessRule;
  /** Names what only a super administrator changes, who gives the own password again (docs/product.md §3). */
  readonly protects: readonly string[];
  /** Names what is never given out: it is empty until somebody types another one, and not kept as a draft. */
  readonly secrets: readonly string[];
}

/** Describes fields as the API does, except that spaces around a text are taken away. */
export const schemaOf = (fields: object) =>
  object({
    ...Object.fromEntries(
      Object.entries(fields as Record<string, AnySchema>).map(([name, field]) => [name, field.strict(false)]),
    ),
    current_password: string(),
  }) as unknown as ObjectSchema<SettingValues>;

/** Describes some of the company's settings. */
export const schemaOfSettings = (names: readonly (keyof typeof settingFields)[]) =>
  schemaOf(Object.fromEntries(names.map((name) => [name, settingFields[name]])));

const textOf = (value: unknown) => (value === '' || value === undefined ? 'null' : JSON.stringify(value));

/** Returns whether two values of a setting differ: nothing typed is none. */
export const isOther = (one: unknown, other: unknown) => textOf(one) !== textOf(other);

/** Returns those of the values that are others than the stored ones. */
export const changesOf = (values: SettingValues, stored: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isOther(value, stored[name])));

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
