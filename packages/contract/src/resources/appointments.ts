import { permissionActions } from '../access/names.ts';
import { choice, duration, instant, line, reference, richText } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Describes an appointment with a provider. A provider has one at a time: one that is cancelled, or to which nobody came, takes no time. */
export const appointments = defineResource({
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
    duration_minutes: duration({ isRequired: true, max: 1440 }),
    place: line({ max: 300, isSearched: true, default: '' }),
    notes: richText({ max: 10_000, export: 'last' }),
  },
});

export const appointmentFields = appointments.fields;
