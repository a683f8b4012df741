export * from './date/index.ts';
export * from './duration/index.ts';
export * from './lists/index.ts';
export * from './locales/index.ts';
export * from './money/index.ts';
export * from './names/index.ts';
export * from './numbers/index.ts';
export * from './patterns/index.ts';
