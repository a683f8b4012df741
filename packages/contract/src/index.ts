export * from './access/index.ts';
export * from './errors/index.ts';
/** Makes the fields of a resource: `field.line({ max: 100 })`. */
export * as field from './fields/describe.ts';
export * from './fields/index.ts';
export * from './http/index.ts';
export { defineResource } from './resources/defineResource.ts';
export * from './resources/endpoints.ts';
export * from './resources/index.ts';
export * from './status/index.ts';
export * from './translations/index.ts';
