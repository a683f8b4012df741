export * from './contrast/index.ts';
export * from './GlobalStyles/index.ts';
export * from './ThemeProvider/index.ts';
export * from './tokens/index.ts';
