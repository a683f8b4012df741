import type { AriaAttributes, Ref } from 'react';
import type { MentionedPerson } from './model/mentionText.ts';

/** Returns the people whose names go with what was typed behind an `@`, best first. The signal is aborted when something else is typed. */
export type FindPeople = (
  typed: string,
  signal: AbortSignal,
) => readonly MentionedPerson[] | Promise<readonly MentionedPerson[]>;

export interface RichTextEditorProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-label' | 'aria-labelledby'
> {
  /** Shows this HTML, of which what could do harm is taken out. Another one than was given by `onChange` replaces the text. */
  readonly value: string;
  /** Runs with the HTML after each change: an empty text where there is nothing to be read. */
  readonly onChange?: (html: string) => void;
  /** Offers people to be mentioned behind an `@`. Without it nobody can be mentioned. */
  readonly findPeople?: FindPeople | undefined;
  /** Chooses the tools: `basic` leaves out fonts, alignment and headings. Defaults to `full`. */
  readonly tools?: 'basic' | 'full';
  /** Shows while the text is empty. */
  readonly placeholder?: string | undefined;
  /** Disables the editor: it takes neither focus nor text. */
  readonly isDisabled?: boolean;
  /** Lets the text be read and copied, but not changed. */
  readonly isReadOnly?: boolean;
  /** Whether the text was rejected. */
  readonly isInvalid?: boolean;
  /** Whether a text has to be given. */
  readonly isRequired?: boolean;
  /** Focuses the editor when it is shown. */
  readonly hasInitialFocus?: boolean;
  /** The id of the text. Defaults to that of the frame. */
  readonly id?: string;
  /** Names the field of a Form, which finds the text by it. */
  readonly 'data-field'?: string;
  /** Runs when the focus leaves the editor and its toolbar. */
  readonly onBlur?: () => void;
  /** Adds classes to those of the component. */
  readonly className?: string;
  /** Receives the element. */
  readonly ref?: Ref<HTMLDivElement>;
}
