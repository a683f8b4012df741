export * from './locales/index.ts';
export * from './patterns/index.ts';
