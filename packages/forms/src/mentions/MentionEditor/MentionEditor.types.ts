import type { Ref } from 'react';
import type { MentionedPerson } from './mentionText.ts';

/** Describes a text that is being written: its text so far, and who was mentioned in it. */
export interface MentionDraft {
  readonly text: string;
  readonly people: readonly MentionedPerson[];
}

export interface MentionEditorProps {
  /** Names the text for assistive technology: "New comment". */
  readonly label: string;
  /** Those who can be mentioned, by an `@` before their name. */
  readonly people: readonly MentionedPerson[];
  /** The text that the editor begins with. Defaults to none. */
  readonly initialDraft?: MentionDraft | undefined;
  /** Runs when the draft changed; undefined when it is as it was at first, or saved. */
  readonly onDraftChange?: (draft: MentionDraft | undefined) => void;
  /** Takes the text as HTML. A promise that rejects keeps the draft, and its reason is shown. */
  readonly onSubmit: (html: string) => Promise<void>;
  /** What submitting does: "Comment". */
  readonly submitLabel: string;
  /** Offers to leave without a change. */
  readonly onCancel?: () => void;
  /** Returns the message for a text that could not be submitted. */
  readonly formatError: (error: unknown) => string;
  /** The longest HTML that is taken, in characters. */
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly hasInitialFocus?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}
