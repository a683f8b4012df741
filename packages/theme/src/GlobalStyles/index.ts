export { GlobalStyles, type GlobalStylesProps } from './GlobalStyles.tsx';
