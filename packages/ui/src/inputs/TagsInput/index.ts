export { TagsInput, type TagsInputProps } from './TagsInput.tsx';
