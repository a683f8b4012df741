export * from './access/index.ts';
export * from './errors/index.ts';
export * from './fields/index.ts';
export * from './http/index.ts';
export * from './resources/endpoints.ts';
export * from './resources/index.ts';
export * from './status/index.ts';
