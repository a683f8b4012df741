export { MentionEditor } from './MentionEditor.tsx';
export type { MentionDraft, MentionEditorProps } from './MentionEditor.types.ts';
export { fromHtml as parseMentions, type MentionedPerson } from './mentionText.ts';
