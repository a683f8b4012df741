import { defineEndpoint } from '../http/endpoint.ts';
import { listOf } from '../http/schema.ts';
import { named } from './user.ts';

export const projects = {
  picker: defineEndpoint({
    id: 'projects.picker',
    method: 'GET',
    path: '/api/get-projects',
    summary: 'Lists the id and name of the projects that the caller may see.',
    rule: ['projects_view', 'tasks_view'],
    response: listOf(named),
  }),
};
