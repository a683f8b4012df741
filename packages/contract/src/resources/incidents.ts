import { permissionActions } from '../access/names.ts';
import { choice, instant, line, person, reference, richText, state } from '../fields/describe.ts';
import { incidentSeverities, incidentStatuses } from '../status/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { defects } from './defects.ts';
import { defineResource } from './defineResource.ts';
import { knowledgebase } from './knowledgebase.ts';
import { origin } from './origin.ts';
import { mergeOf, statusChangeOf } from './recordCalls.ts';

const levels = ['low', 'medium', 'high'] as const;
const reached = { isReadOnly: true, isNullable: true, list: 'hidden' } as const;
const listed = { isNullable: true, list: 'hidden' } as const;

/**
 * Lists how soon an incident has to be answered and resolved by its severity, in minutes: low to urgent (docs/product.md §4).
 */
export const incidentTargets = [
  { severity: 1, respond: 1440, resolve: 10_080 },
  { severity: 2, respond: 480, resolve: 4320 },
  { severity: 3, respond: 240, resolve: 1440 },
  { severity: 4, respond: 60, resolve: 480 },
  { severity: 5, respond: 30, resolve: 240 },
] as const;

/** Lists how an incident stands to its clocks: in time, waiting, resolved in time, or too late to be answered or resolved (docs/product.md §4). */
export const slaStatuses = ['on_track', 'paused', 'met', 'breached'] as const;

/**
 * Describes a disturbance that has to be answered and resolved in time: `respond_by` and `resolve_by` follow from its severity. `resolve_by` moves on by the time
 * that it was deferred, or resolved before it was reopened.
 */
const resource = defineResource({
  name: 'incidents',
  permissionPrefix: 'incidents',
  codePrefix: 'INC',
  searchType: 'incident',
  hasCustomFields: true,
  hasInternalComments: true,
  icon: 'siren',
  isInMenu: true,
  grants: {
    'project manager': permissionActions,
    user: ['view', 'create', 'edit'],
    client: ['view', 'create'],
  },
  fields: {
    title: line({ max: 500, isSearched: true, isRequired: true }),
    status: state(incidentStatuses, { default: 1, group: true, notifies: 'status' }),
    severity: state(incidentSeverities, { default: 2, group: true }),
    project_id: reference('projects', { group: true, isNullable: true }),
    assignee_id: person({ isNullable: true, notifies: 'assigned' }),
    reporter_id: person({ ...listed, notifies: 'changes' }),
    sla_status: choice(slaStatuses, {
      isReadOnly: true,
      sort: true,
      bulk: false,
      tones: { on_track: 'info', paused: 'neutral', met: 'success', breached: 'danger' },
    }),
    respond_by: instant({ isReadOnly: true, sort: true, export: true }),
    resolve_by: instant({ isReadOnly: true, sort: true, export: true }),
    responded_at: instant({ ...reached, since: { status: [3, 4, 5, 6, 7], isFirst: true } }),
    paused_at: instant({ ...reached, since: { status: [5] } }),
    resolved_at: instant({ ...reached, since: { status: [4, 7] } }),
    channel: choice(['email', 'phone', 'portal', 'chat', 'monitoring', 'in_person'], {
      ...listed,
      sort: true,
      group: true,
    }),
    category: choice(['hardware', 'software', 'network', 'access', 'service', 'other'], {
      ...listed,
      sort: true,
      group: true,
    }),
    impact: choice(levels, { ...listed, sort: true, group: true }),
    urgency: choice(levels, { ...listed, sort: true, group: true }),
    merged_into_id: reference('incidents', origin),
    description: richText({ max: 100_000, export: 'last' }),
    resolution_code: choice(
      ['fixed', 'workaround', 'duplicate', 'not_reproducible', 'no_fault', 'rejected'],
      { ...listed, sort: true, form: false },
    ),
    resolution_notes: richText({ max: 100_000, export: 'last', form: false }),
  },
});

export const incidentFields = resource.fields;

export const incidents = {
  ...resource,
  statusChange: statusChangeOf(resource, incidentStatuses),
  merge: mergeOf(resource),
  toDefect: defineEndpoint('incidents.toDefect', 'POST', '/api/incidents/{id}/defect', {
    summary:
      'Creates a defect of what an incident says, which refers to it. Needs defects_create as well. The incident stays as it is.',
    rule: resource.one.rule,
    status: 201,
    response: defects.one.response,
  }),
  toArticle: defineEndpoint('incidents.toArticle', 'POST', '/api/incidents/{id}/article', {
    summary:
      'Creates a draft of an article of what an incident says and how it was resolved, which refers to it. Needs knowledgebase_create as well.',
    rule: resource.one.rule,
    status: 201,
    response: knowledgebase.one.response,
  }),
};
