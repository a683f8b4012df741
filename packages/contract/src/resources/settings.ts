import { keysOf } from '@bureau/values';
import { type InferType } from 'yup';
import type { EndpointRule } from '../access/names.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { done, id, instant, shape, text, version } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { currentPassword } from '../fields/formats.ts';
import { companyFields, mailFields, themeFields } from './settingsFields.ts';

/** Describes the settings that anybody may read (docs/product.md §3; the last six are assumed). */
export const publicSettings = shape({
  login_background: themeFields.login_background,
  default_language: companyFields.default_language,
  allowed_for_registration: companyFields.allowed_for_registration,
  company_short_name: companyFields.company_short_name,
  company_name: companyFields.company_name,
  company_logo: companyFields.company_logo,
  footer_text: companyFields.footer_text,
  theme_layout: themeFields.theme_layout,
  brand_color: themeFields.brand_color,
  is_demo: companyFields.is_demo,
});

/** Describes the read-only part of the settings. It may be sent back as it was read. */
const readOnlyFields = {
  id: id().required(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
};

/** Describes the settings, without secrets. How mails are sent is left out for those who may not see the settings' screen. */
export const settingsRecord = shape({
  ...readOnlyFields,
  ...companyFields,
  ...themeFields,
  ...mailFields,
  version: version().required(),
}).meta({ isAssumed: true });

/**
 * Describes what is changed of the settings: some of them, or all as they were read. Who may change the theme alone
 * (`themesettings_create`, `themesettings_edit`) names no other fields.
 */
export const settingsChange = shape({
  ...readOnlyFields,
  ...companyFields,
  ...themeFields,
  ...mailFields,
  /** Takes the place of the password that is stored; null removes it, and blank or without it the password stays. */
  smtp_password: text(200).defined().nullable(),
  version: version().required(),
  current_password: currentPassword(),
}).partial();

/**
 * Names who may write the settings. There is one object, which is stored and changed by the same call, so that to create and to edit
 * are the same: either permission suffices, as for the theme.
 */
const writers = ['settings_create', 'settings_edit'] as const satisfies EndpointRule;

/** Names who may write the fields of the theme, and no others. */
const themeWriters = ['themesettings_create', 'themesettings_edit'] as const satisfies EndpointRule;

/** Names what could be turned against the company: who has mails sent by a server of their own reads the links in them. */
const protects = [
  'smtp_host',
  'smtp_port',
  'smtp_security',
  'smtp_user',
  'smtp_password',
  'mail_from',
  'public_url',
] as const satisfies readonly (keyof InferType<typeof settingsChange>)[];

export const settings = {
  name: 'settings',
  /** Names the permissions of which one is needed to change any setting, and to change those of the theme. */
  writers,
  themeWriters,
  /** Names the fields that only a super administrator changes. */
  protects,
  /** Names the fields of the theme. */
  themeFields: keysOf(themeFields),
  public: defineEndpoint('settings.public', 'GET', '/api/settings/get-settings', {
    summary: 'Returns the settings that the sign-in screens need.',
    rule: 'public',
    response: publicSettings,
  }),
  all: defineEndpoint('settings.all', 'GET', '/api/settings', {
    summary: 'Returns the settings without secrets.',
    rule: 'signedIn',
    response: settingsRecord,
  }),
  one: defineEndpoint('settings.one', 'GET', '/api/settings/{id}', {
    summary: 'Returns the settings without secrets. There is one record of them, with the id 1.',
    rule: 'settings_view',
    response: settingsRecord,
  }),
  save: defineEndpoint('settings.save', 'POST', '/api/settings', {
    summary:
      'Changes the settings: all, or some of them. Some permissions allow the fields of the theme alone.',
    rule: [...writers, ...themeWriters],
    protects,
    body: settingsChange,
    response: settingsRecord,
    errors: [409],
  }),
  reset: defineEndpoint('settings.reset', 'DELETE', '/api/settings/{id}', {
    summary:
      'Sets the settings back to what holds where nothing is set: what is protected only for a super administrator who gives the password again.',
    rule: 'settings_delete',
    protects,
    body: shape({ current_password: currentPassword() }).optional().default(undefined),
    status: 204,
  }),
  sendTestEmail: defineEndpoint('settings.sendTestEmail', 'GET', '/api/settings/sent-test-email', {
    hasEffect: true,
    summary: 'Mails the caller, to show that mails are sent.',
    rule: writers,
    response: done,
    errors: [422, 429],
  }),
  activities: activitiesOf('settings', 'settings_view'),
};
