export { RichTextEditor } from './RichTextEditor.tsx';
export type { FindPeople, RichTextEditorProps } from './RichTextEditor.types.ts';
export { matchPeople, type MentionedPerson } from './model/mentionText.ts';
