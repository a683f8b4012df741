import { boolean, choice, color, line, number } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Lists in what leave of a type is counted. */
export const leaveUnits = ['day', 'half_day', 'hour'] as const;

const limited = { max: 1000, isNullable: true, filter: 'numberRange', bulk: true, export: true } as const;

/** Describes a reason for which people are away. Allowance and carry-over are counted in its unit; what is carried over expires after months. Without an allowance there is no balance; without a limit, all that is left is carried over. */
export const leaveTypes = defineResource({
  name: 'leave-types',
  permissionPrefix: 'leavetypes',
  codePrefix: 'LVT',
  searchType: 'leave-type',
  hasCustomFields: true,
  defaultSort: ['name'],
  icon: 'tags',
  isInMenu: true,
  pickerRule: ['leavetypes_view', 'leaves_create', 'leaves_edit'],
  grants: { 'project manager': ['view'], user: ['view'] },
  fields: {
    name: line({ max: 100, isSearched: true, isRequired: true, isUnique: true }),
    color: color({ isNullable: true }),
    is_paid: boolean({ default: true }),
    unit: choice(leaveUnits, { default: 'day', sort: true, group: true }),
    approval: choice(['none', 'manager'], { default: 'manager', sort: true, group: true }),
    yearly_allowance: number({ ...limited, decimals: 1 }),
    accrual: choice(['yearly', 'monthly'], { default: 'yearly', sort: true, list: 'hidden' }),
    carry_over_limit: number({ ...limited, decimals: 1, list: 'hidden' }),
    carry_over_months: number({ ...limited, max: 120, list: 'hidden' }),
    needs_document: boolean({ list: 'hidden' }),
    may_be_negative: boolean({ list: 'hidden' }),
  },
});

export const leaveTypeFields = leaveTypes.fields;
