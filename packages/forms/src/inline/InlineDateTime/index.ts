export { InlineDateTime, type InlineDateTimeProps } from './InlineDateTime.tsx';
