export { Header, type HeaderProps } from './Header.tsx';
export { HeaderExtra } from './Header.styles.ts';
