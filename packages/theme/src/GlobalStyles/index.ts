export { GlobalStyles } from './GlobalStyles.ts';
