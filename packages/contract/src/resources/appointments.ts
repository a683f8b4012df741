import { permissionActions } from '../access/names.ts';
import { choice, duration, instant, line, reference, richText } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import {
  id,
  idInQuery,
  instant as instantSchema,
  listOf,
  plainDate,
  shape,
  text,
  whole,
} from '../http/schema.ts';
import { defineResource } from './defineResource.ts';

/** Describes an appointment with a provider. A provider has one at a time, with `buffer_minutes` free after it: one that is cancelled, or to which nobody came, takes no time, any other a minute at least. `service` is what the service was called when it was booked. */
const resource = defineResource({
  name: 'appointments',
  permissionPrefix: 'appointment',
  codePrefix: 'APT',
  searchType: 'appointment',
  hasCustomFields: true,
  defaultSort: ['-starts_at'],
  icon: 'calendar-clock',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: ['view', 'create', 'edit'] },
  fields: {
    title: line({ max: 300, isSearched: true, isRequired: true }),
    status: choice(['pending', 'confirmed', 'cancelled', 'completed', 'no_show'], {
      default: 'pending',
      next: { pending: ['confirmed', 'cancelled'], confirmed: ['completed', 'no_show', 'cancelled'] },
      tones: {
        pending: 'warning',
        confirmed: 'info',
        cancelled: 'neutral',
        completed: 'success',
        no_show: 'danger',
      },
      sort: true,
      group: true,
      notifies: 'status',
    }),
    provider_id: reference('providers', { isRequired: true, group: true }),
    client_id: reference('clients', { isNullable: true, group: true }),
    starts_at: instant({
      isRequired: true,
      filter: 'dateRange',
      sort: true,
      bulk: true,
      export: true,
      notifies: 'moved',
    }),
    service: line({ max: 200, isSearched: true, default: '' }),
    duration_minutes: duration({ isRequired: true, min: 1, max: 1440 }),
    buffer_minutes: duration({ default: 0, max: 1440, list: 'hidden' }),
    place: line({ max: 300, isSearched: true, default: '' }),
    notes: richText({ max: 10_000, export: 'last' }),
  },
});

export const appointmentFields = resource.fields;

export const appointments = {
  ...resource,
  slots: defineEndpoint('appointments.slots', 'GET', '/api/appointments/slots', {
    summary:
      'Lists when a provider is free on a day of the company, with the services of the provider: within the working hours, beside the other appointments, not on public holidays, nor while the person is on leave, and not in the past. `service_id` is the id of a service of the provider; without one, a slot has 30 minutes. `buffer_minutes` is how long the provider has to be free after it.',
    rule: ['appointment_view', 'appointment_create', 'appointment_edit'],
    query: {
      provider_id: idInQuery().required(),
      service_id: idInQuery().optional(),
      buffer_minutes: text(4).matches(/^\d+$/).optional(),
      date: plainDate().required(),
    },
    response: shape({
      data: listOf(shape({ starts_at: instantSchema().required(), minutes: whole(1).required() })).required(),
      services: listOf(
        shape({
          id: id().required(),
          name: text(200).required(),
          minutes: whole().defined().nullable(),
          price: shape({ amount: whole().required(), currency: text(3).required() })
            .defined()
            .nullable(),
        }),
      ).required(),
    }).meta({ isAssumed: true }),
    errors: [404],
  }),
};
