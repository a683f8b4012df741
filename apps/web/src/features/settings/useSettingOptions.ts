import { menuRules, slackEvents, themeLayouts, translations } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import {
  dateFormatOptions,
  dateTimeFormatOptions,
  firstDayOptions,
} from '../../screens/fields/formatOptions.ts';
import { currencyOptions, timeZoneOptions } from '../../screens/fields/nameOptions.ts';
import { permissionName } from '../../screens/permissions/permissionName.ts';

interface OptionContext {
  /** What is chosen, which is offered even where it is not usual. */
  readonly chosen: unknown;
  readonly locale: string;
  readonly languages: readonly { readonly language: string; readonly name: string }[];
  readonly t: TFunction;
  readonly translate: (text: string) => string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
] as const;
const sessionLengths = [15 * minute, hour, 4 * hour, 8 * hour, 12 * hour, day, 7 * day, 30 * day];

/** Writes a length of time in the largest unit that measures it: `8 hours`. */
function formatSeconds(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, one]) => seconds % one === 0) ?? ['second', 1];
  return (seconds / length).toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
}

type GetOptions = (context: OptionContext) => readonly SelectOption[];

const named = <Name extends string>(all: Readonly<Record<Name, GetOptions>>) => all;

/** Lists what can be chosen of each setting that is no text, in words: for the forms, and for the log of changes. */
const options = named({
  default_language: ({ languages }) => languages.map(({ language, name }) => ({ id: language, label: name })),
  time_zone: () => timeZoneOptions(),
  date_format: ({ chosen }) => dateFormatOptions(chosen),
  date_time_format: ({ chosen }) => dateTimeFormatOptions(chosen),
  first_day_of_week: ({ locale }) => firstDayOptions(locale),
  currency: ({ locale }) => currencyOptions(locale),
  session_seconds({ chosen, locale }) {
    const all = new Set([...sessionLengths, ...(Number(chosen) > 0 ? [Number(chosen)] : [])]);
    return [...all].sort((a, b) => a - b).map((id) => ({ id, label: formatSeconds(id, locale) }));
  },
  theme_layout: ({ t }) => themeLayouts.map((id) => ({ id, label: t(`settings.theme_layout.${id}`) })),
  smtp_security: ({ t }) =>
    (['tls', 'starttls', 'none'] as const).map((id) => ({ id, label: t(`settings.smtp_security.${id}`) })),
  events: ({ t }) => slackEvents.map((id) => ({ id, label: t(`settings.events.${id}`) })),
  rule: ({ t, translate }) =>
    menuRules.map((id) => {
      if (id === 'signedIn') return { id, label: t('settings.menus.rule.everyone') };
      if (id === 'adminOnly') return { id, label: t('settings.menus.rule.administrators') };
      return { id, label: permissionName(id, translate) };
    }),
});

/** Names a setting that one of several values is chosen for. */
export type ChosenSetting = keyof typeof options;

/** Returns whether one of several values is chosen for a setting, by its name. */
export const isChosenSetting = (name: string): name is ChosenSetting => Object.hasOwn(options, name);

const noLanguages: readonly never[] = [];

/** Returns the function that returns what can be chosen for a setting, with what is chosen. */
export function useSettingOptions(): (name: ChosenSetting, chosen?: unknown) => readonly SelectOption[] {
  const { i18n, t } = useTranslation();
  const translate = useTextOrLiteral();
  const { data: languages = noLanguages } = useQuery(translations.active);
  return useCallback(
    (name, chosen) => options[name]({ chosen, languages, locale: i18n.language, t, translate }),
    [i18n.language, languages, t, translate],
  );
}
