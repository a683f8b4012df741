export { InlineMultiDate, type InlineMultiDateProps } from './InlineMultiDate.tsx';
