import { defineEndpoint } from '../http/endpoint.ts';
import { listOf } from '../http/schema.ts';
import { named } from '../fields/people.ts';

export const clients = {
  picker: defineEndpoint('clients.picker', 'GET', '/api/get-clients', {
    summary: 'Lists the id and name of the clients that the caller may give a project.',
    rule: ['clients_view', 'projects_create', 'projects_edit'],
    response: listOf(named),
  }),
};
