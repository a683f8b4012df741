export * from './backdrop/index.ts';
export * from './brand/index.ts';
export * from './color/index.ts';
export * from './GlobalStyles/index.ts';
export * from './ThemeProvider/index.ts';
export * from './sidebar/index.ts';
export * from './tokens/index.ts';
