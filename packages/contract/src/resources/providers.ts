import {
  boolean,
  choice,
  currency,
  email,
  duration,
  line,
  lineItems,
  money,
  phone,
  richText,
  text,
  time,
} from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const hidden = { default: '', list: 'hidden' } as const;

/** The highest price and rate of an hour, in minor units. */
const providerLimits = { amount: 100_000_000_000 } as const;

/** Describes a person or a company that can be booked or bought from. Administrators alone keep them; the rate and the prices are in `currency`. */
export const providers = defineResource({
  name: 'providers',
  permissionPrefix: null,
  codePrefix: 'PRO',
  searchType: 'provider',
  hasCustomFields: true,
  defaultSort: ['name'],
  icon: 'truck',
  isInMenu: true,
  pickerRule: ['appointment_view', 'appointment_create', 'appointment_edit'],
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    kind: choice(['person', 'company'], { default: 'company', sort: true, group: true }),
    services: lineItems(
      {
        name: line({ max: 200, isRequired: true }),
        minutes: duration({ isNullable: true, max: 10_000 }),
        price: money({ isNullable: true, max: providerLimits.amount }),
      },
      { max: 100, hasIds: true },
    ),
    contact_name: line({ max: 200, isSearched: true, default: '' }),
    email: email({ isNullable: true, isSearched: true }),
    phone: phone({ isNullable: true }),
    address: text({ max: 500, list: 'hidden' }),
    vat_number: line({ ...hidden, max: 50, isSearched: true }),
    working_hours: lineItems(
      {
        day: choice(days, { isRequired: true }),
        start: time({ isRequired: true }),
        end: time({ isRequired: true }),
      },
      { max: 14 },
    ),
    currency: currency({ filter: 'words', export: true, list: 'hidden' }),
    hourly_rate: money({ max: providerLimits.amount, isNullable: true, export: true }),
    is_active: boolean({ default: true }),
    notes: richText({ max: 10_000, export: 'last' }),
  },
});

export const providerFields = providers.fields;
