export { BasicLayout, type BasicLayoutProps } from './BasicLayout.tsx';
