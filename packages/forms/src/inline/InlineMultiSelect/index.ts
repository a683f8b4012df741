export { InlineMultiSelect, type InlineMultiSelectProps } from './InlineMultiSelect.tsx';
