import { locales } from '@bureau/values';
import { string } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { flag, shape, text } from '../http/schema.ts';
import { themeLayouts } from './user.ts';

/** Describes the settings that anybody may read (docs/product.md §3; the last five are assumed). */
export const publicSettings = shape({
  login_background: text(200).defined().nullable(),
  default_language: string().strict().oneOf(locales).required(),
  allowed_for_registration: flag().required(),
  company_short_name: text(60).required(),
  company_name: text(120).required(),
  company_logo: text(200).defined().nullable(),
  footer_text: text(300).defined(),
  theme_layout: string().strict().oneOf(themeLayouts).required(),
  is_demo: flag().required(),
});

export const settings = {
  public: defineEndpoint({
    id: 'settings.public',
    method: 'GET',
    path: '/api/settings/get-settings',
    summary: 'Gives the settings that the sign-in screens need.',
    rule: 'public',
    response: publicSettings,
  }),
};
