import { boolean, currency, line, money, references, richText } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** The highest price of an item, in minor units. */
const itemLimits = { amount: 100_000_000_000_000 } as const;

/** Describes what is sold: a product or a service, and what it costs. Amounts have to be in `currency`; it changes together with them. */
export const items = defineResource({
  name: 'items',
  permissionPrefix: 'items',
  codePrefix: 'ITM',
  searchType: 'item',
  hasCustomFields: true,
  defaultSort: ['name'],
  icon: 'package',
  isInMenu: true,
  grants: { 'project manager': ['view'] },
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    category: line({ max: 100, isSearched: true, default: '' }),
    unit: line({ max: 50, default: '' }),
    currency: currency({ filter: 'words', export: true, list: 'hidden' }),
    price: money({ max: itemLimits.amount, isNullable: true, export: true }),
    tax_ids: references('taxes', { max: 10 }),
    cost: money({ max: itemLimits.amount, isNullable: true, export: true, list: 'hidden' }),
    is_active: boolean({ default: true }),
    description: richText({ max: 10_000, export: 'last' }),
  },
});

export const itemFields = items.fields;
