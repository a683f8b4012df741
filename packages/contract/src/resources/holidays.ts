import { boolean, date, line, reference } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Describes a day, or several in a row, on which nobody works: everywhere, or in a country or a department. */
export const holidays = defineResource({
  name: 'holidays',
  permissionPrefix: 'holidays',
  codePrefix: 'HOL',
  searchType: 'holiday',
  hasCustomFields: true,
  defaultSort: ['start_date'],
  icon: 'sun',
  isInMenu: true,
  grants: { 'project manager': ['view'], user: ['view'] },
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    start_date: date({ isRequired: true }),
    end_date: date({ isNullable: true, isAfter: 'start_date' }),
    is_yearly: boolean(),
    country: line({ max: 100, isSearched: true, default: '' }),
    department_id: reference('departments', { group: true, isNullable: true }),
  },
});

export const holidayFields = holidays.fields;
