export { InlineParsed } from './InlineParsed.tsx';
