import { boolean, line, number } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Describes a tax. Its rate is percent; a compound tax is also charged on the taxes before it. */
export const taxes = defineResource({
  name: 'taxes',
  permissionPrefix: 'taxes',
  codePrefix: 'TAX',
  searchType: 'tax',
  hasCustomFields: true,
  defaultSort: ['tax_name'],
  icon: 'percent',
  isInMenu: true,
  pickerRule: ['taxes_view', 'items_create', 'items_edit'],
  grants: { 'project manager': ['view'] },
  fields: {
    tax_name: line({ max: 100, isSearched: true, isRequired: true, isUnique: true }),
    tax_rate: number({
      max: 100,
      decimals: 3,
      filter: 'numberRange',
      bulk: true,
      export: true,
      isRequired: true,
    }),
    is_compound: boolean(),
    is_active: boolean({ default: true }),
  },
});

export const taxFields = taxes.fields;
