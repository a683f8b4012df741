export { InlineSelect, type InlineSelectProps } from './InlineSelect.tsx';
