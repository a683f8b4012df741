import { object, string } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { shape, text } from '../http/schema.ts';

const state = shape({
  status: string()
    .strict()
    .oneOf(['ok'] as const)
    .required(),
});

export const system = {
  health: defineEndpoint({
    id: 'system.health',
    method: 'GET',
    path: '/api/health',
    summary: 'Reports that the process is alive.',
    rule: 'public',
    queue: 'none',
    hasOverlay: false,
    response: state,
  }),
  ready: defineEndpoint({
    id: 'system.ready',
    method: 'GET',
    path: '/api/ready',
    summary: 'Reports that the database answers.',
    rule: 'public',
    queue: 'none',
    hasOverlay: false,
    response: state,
  }),
  openapi: defineEndpoint({
    id: 'system.openapi',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Returns this description of the API, in OpenAPI 3.1.',
    rule: 'public',
    hasOverlay: false,
    response: object().required(),
  }),
  docs: defineEndpoint({
    id: 'system.docs',
    method: 'GET',
    path: '/api/docs',
    summary: 'Returns this description of the API as a page to read.',
    rule: 'public',
    hasOverlay: false,
    query: { q: text(200).optional(), group: text(60).optional() },
    file: ['text/html; charset=utf-8'],
  }),
};
