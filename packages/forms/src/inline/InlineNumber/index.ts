export { InlineNumber, type InlineNumberProps } from './InlineNumber.tsx';
