export { InlineDate, type InlineDateProps } from './InlineDate.tsx';
