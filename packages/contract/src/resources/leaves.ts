import { boolean, choice, date, line, number, person, reference } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { shape, text } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';

export const leaveStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;

/** Lists how somebody else's request for leave, or one's own, is decided on, with the status that it has then. */
export const leaveDecisions = { approve: 'approved', reject: 'rejected', cancel: 'cancelled' } as const;

/** How many days leave takes at most, with weekends and holidays: three years. */
export const leaveLimits = { days: 1096 } as const;

/**
 * Describes a request for leave. `days` are the working days in it, without public holidays, half of one where `is_half_day`; without any, it is refused.
 * With `needs_document` it is approved once a file is attached. Its status changes by the
 * calls that approve, reject and cancel it.
 */
const resource = defineResource({
  name: 'leaves',
  permissionPrefix: 'leaves',
  codePrefix: 'LVE',
  searchType: 'leave',
  hasCustomFields: true,
  defaultSort: ['-start_date'],
  icon: 'plane',
  isInMenu: true,
  grants: { 'project manager': ['view', 'create', 'edit'], user: ['view', 'create', 'edit'] },
  fields: {
    reason: line({ max: 300, isSearched: true, isRequired: true }),
    status: choice(leaveStatuses, {
      default: 'pending',
      tones: { pending: 'warning', approved: 'success', rejected: 'danger', cancelled: 'neutral' },
      isFixed: true,
      form: false,
      bulk: false,
      sort: true,
      group: true,
      notifies: 'status',
    }),
    user_id: person({
      isNullable: true,
      isFixed: true,
      bulk: false,
      notifies: 'changes',
    }),
    leave_type_id: reference('leave-types', { isRequired: true, group: true, bulk: false }),
    start_date: date({ isRequired: true, bulk: false }),
    end_date: date({ isRequired: true, isAfter: 'start_date', bulk: false }),
    is_half_day: boolean({ list: 'hidden', bulk: false }),
    days: number({ isReadOnly: true, decimals: 1, max: 1000, filter: 'numberRange', export: true }),
    needs_document: boolean({ isReadOnly: true, list: 'hidden', sort: false, bulk: false, export: false }),
    approver_id: person({
      isNullable: true,
      isFixed: true,
      form: false,
      bulk: false,
      notifies: 'changes',
    }),
    decision_reason: line({
      max: 300,
      default: '',
      isFixed: true,
      form: false,
      list: 'hidden',
    }),
  },
});

const decide = <const Name extends keyof typeof leaveDecisions>(name: Name, summary: string) =>
  defineEndpoint(`leaves.${name}`, 'POST', `/api/leaves/{id}/${name}` as const, {
    summary,
    rule: 'leaves_view',
    body: shape({ reason: text(300).optional() }).meta({ isAssumed: true }),
    response: resource.one.response,
    errors: [404],
  });

export const leaveFields = resource.fields;

export const leaves = {
  ...resource,
  approve: decide(
    'approve',
    'Approves a request for leave: as the head of a department of the person, or as an administrator.',
  ),
  reject: decide(
    'reject',
    'Rejects a request for leave: as the head of a department of the person, or as an administrator.',
  ),
  cancel: decide('cancel', 'Cancels leave: one’s own, or as an administrator that of anybody.'),
};
