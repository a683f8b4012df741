export { InlineTyped } from './InlineTyped.tsx';
