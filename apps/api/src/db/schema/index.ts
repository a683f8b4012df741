export * from './lists.ts';
export * from './people.ts';
export * from './system.ts';
export * from './work.ts';
