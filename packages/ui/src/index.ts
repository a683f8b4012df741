export * from './data/index.ts';
export * from './editing/index.ts';
export * from './feedback/index.ts';
export * from './layout/index.ts';
export * from './navigation/index.ts';
export * from './overlay/index.ts';
export * from './primitives/index.ts';
export * from './provider/index.ts';
