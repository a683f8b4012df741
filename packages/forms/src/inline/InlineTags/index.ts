export { InlineTags, type InlineTagsProps } from './InlineTags.tsx';
