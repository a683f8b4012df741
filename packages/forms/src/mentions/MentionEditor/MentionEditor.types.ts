import type { Ref } from 'react';
import type { MentionedPerson } from './mentionText.ts';

/** Describes a text that is being written: what it says so far, and who was chosen in it. */
export interface MentionDraft {
  readonly text: string;
  readonly people: readonly MentionedPerson[];
}

export interface MentionEditorProps {
  /** Names the text for assistive technology: "New comment". */
  readonly label: string;
  /** Gives those who can be mentioned, by an `@` before their name. */
  readonly people: readonly MentionedPerson[];
  /** Gives the text that the editor begins with; none when not given. */
  readonly initialDraft?: MentionDraft | undefined;
  /** Runs when the draft changed; undefined when it is as it was at first, or saved. */
  readonly onDraftChange?: (draft: MentionDraft | undefined) => void;
  /** Takes the text as HTML. A promise that rejects keeps the draft, and its reason is shown. */
  readonly onSubmit: (html: string) => Promise<void>;
  /** Says what submitting does: "Comment". */
  readonly submitLabel: string;
  /** Offers to leave without a change. */
  readonly onCancel?: () => void;
  /** Words why a text was not taken. */
  readonly formatError: (error: unknown) => string;
  /** Gives the longest HTML that is taken, in characters. */
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly hasInitialFocus?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}
