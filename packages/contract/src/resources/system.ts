import { object } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { oneOf, shape, text } from '../http/schema.ts';

const state = shape({
  status: oneOf(['ok']).required(),
});

export const system = {
  health: defineEndpoint('system.health', 'GET', '/api/health', {
    summary: 'Reports that the process is alive.',
    rule: 'public',
    queue: 'none',
    hasOverlay: false,
    response: state,
  }),
  ready: defineEndpoint('system.ready', 'GET', '/api/ready', {
    summary: 'Reports that the database answers.',
    rule: 'public',
    queue: 'none',
    hasOverlay: false,
    response: state,
  }),
  openapi: defineEndpoint('system.openapi', 'GET', '/api/openapi.json', {
    summary: 'Returns this description of the API, in OpenAPI 3.1.',
    rule: 'public',
    hasOverlay: false,
    response: object().required(),
  }),
  docs: defineEndpoint('system.docs', 'GET', '/api/docs', {
    summary: 'Returns this description of the API as a page to read.',
    rule: 'public',
    hasOverlay: false,
    query: { q: text(200).optional(), group: text(60).optional() },
    file: ['text/html; charset=utf-8'],
  }),
};
