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
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly hasInitialFocus?: boolean;
  /** The id of the text. Defaults to that of the frame. */
  readonly id?: string;
  /** Names the field of a Form, which finds the text by it. */
  readonly 'data-field'?: string;
  readonly onBlur?: () => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}
