import { locales } from '@bureau/values';
import { permissionActions } from '../access/names.ts';
import {
  boolean,
  choice,
  currency,
  email,
  line,
  lineItems,
  phone,
  richText,
  text,
  url,
} from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

const hidden = { default: '', list: 'hidden' } as const;

/** Describes a client: a company that work is done for, whom one writes to there, `contacts` beside the first of them, and how it is billed. */
export const clients = defineResource({
  name: 'clients',
  permissionPrefix: 'clients',
  codePrefix: 'CLI',
  searchType: 'client',
  hasCustomFields: true,
  defaultSort: ['name'],
  icon: 'handshake',
  isInMenu: true,
  pickerRule: ['clients_view', 'projects_create', 'projects_edit', 'appointment_create', 'appointment_edit'],
  grants: { 'project manager': permissionActions },
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    contact_name: line({ max: 200, isSearched: true, default: '' }),
    email: email({ isNullable: true, isSearched: true }),
    phone: phone({ isNullable: true }),
    website: url({ isNullable: true, max: 300, list: 'hidden' }),
    billing_address: text({ max: 500, list: 'hidden' }),
    shipping_address: text({ max: 500, list: 'hidden' }),
    vat_number: line({ ...hidden, max: 50, isSearched: true }),
    currency: currency({ filter: 'words', export: true }),
    language: choice(locales, { default: 'en', list: 'hidden' }),
    is_tax_exempt: boolean({ list: 'hidden' }),
    contacts: lineItems(
      {
        name: line({ max: 200, isRequired: true }),
        role: line({ max: 100, default: '' }),
        email: email({ isNullable: true }),
        phone: phone({ isNullable: true }),
      },
      { max: 50 },
    ),
    notes: richText({ max: 10_000, export: 'last' }),
  },
});

export const clientFields = clients.fields;
