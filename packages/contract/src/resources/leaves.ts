import { number as amountSchema } from 'yup';
import { boolean, choice, date, line, number, person, reference } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, idInQuery, listOf, oneOf, plainDate, shape, text, version, whole } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';
import { leaveUnits } from './leave-types.ts';

const leaveStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;

/** Lists how somebody else's request for leave, or one's own, is decided on, with the status that it has then. */
export const leaveDecisions = { approve: 'approved', reject: 'rejected', cancel: 'cancelled' } as const;

/** Lists what changes how much leave of a type is left: in a year, by what is left of the last one, what is granted, what is taken or asked for, and what has expired. */
const leaveEntries = ['carried_over', 'accrued', 'taken', 'requested', 'expired'] as const;

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
    body: shape({
      reason: text(300).optional(),
      /** That of the request as it was read: one that has become another since is not decided on. */
      version: version().optional(),
    }).meta({ isAssumed: true }),
    response: resource.one.response,
    errors: [404, 409],
  });

const amount = () => amountSchema().strict().required();
const year = () => text(4).matches(/^[1-9]\d{3}$/);

/** Whose balance is asked for, the caller's own by default, and of which year, by default this one. */
const ofPerson = { user_id: idInQuery().optional(), year: year().optional() };

/** Describes leave that is about to be asked for, in place of that of `except_id`, if any. */
const asked = {
  from: plainDate().optional(),
  to: plainDate().optional(),
  is_half_day: oneOf(['true', 'false']).optional(),
  except_id: idInQuery().optional(),
};

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
  balance: defineEndpoint('leaves.balance', 'GET', '/api/leaves/balance', {
    summary:
      'Returns how much leave somebody has left of each type with a yearly allowance, in the unit of the type: one’s own, of the people of one’s departments, and as an administrator of everybody. With a period, of all of its years, and how much would be left after leave of these days.',
    rule: 'leaves_view',
    query: { ...ofPerson, ...asked },
    response: shape({
      data: listOf(
        shape({
          leave_type_id: id().required(),
          leave_type_name: text(100).required(),
          unit: oneOf(leaveUnits).required(),
          year: whole(1, 9999).required(),
          carried_over: amount(),
          accrued: amount(),
          taken: amount(),
          requested: amount(),
          expired: amount(),
          /** What can still be taken, from the first day of the period on, or from today. */
          left: amount(),
          left_after: amount(),
        }),
      ).required(),
    }).meta({ isAssumed: true }),
    errors: [404, 422],
  }),
  ledger: defineEndpoint('leaves.ledger', 'GET', '/api/leaves/ledger', {
    summary: 'Lists what a balance of leave in a year is made of, the earliest first.',
    rule: 'leaves_view',
    query: { ...ofPerson, leave_type_id: idInQuery().required() },
    response: shape({
      unit: oneOf(leaveUnits).required(),
      data: listOf(
        shape({
          date: plainDate().required(),
          kind: oneOf(leaveEntries).required(),
          amount: amount(),
          /** What is left after it. */
          balance: amount(),
          leave_id: id().defined().nullable(),
          leave_code: text(20).defined().nullable(),
        }),
      ).required(),
    }).meta({ isAssumed: true }),
    errors: [404, 422],
  }),
};
