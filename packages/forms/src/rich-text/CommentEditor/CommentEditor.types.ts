import type { Ref } from 'react';
import type { FindPeople } from '../RichTextEditor/index.ts';

export interface CommentEditorProps {
  /** Names the text for assistive technology: "New comment". */
  readonly label: string;
  /** Offers people to be mentioned behind an `@`. */
  readonly findPeople: FindPeople;
  /** The HTML that the editor begins with. Defaults to none. */
  readonly initialDraft?: string | undefined;
  /** Runs when the draft changed; undefined when it is empty, or saved. */
  readonly onDraftChange?: (html: string | undefined) => void;
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
  /** Shows while the comment is empty. */
  readonly placeholder?: string;
  /** Focuses the editor when it is shown. */
  readonly hasInitialFocus?: boolean;
  /** Adds classes to those of the component. */
  readonly className?: string;
  /** Receives the element. */
  readonly ref?: Ref<HTMLDivElement>;
}
