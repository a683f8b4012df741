import type { Ref } from 'react';

/** Describes the props of a search field. */
export interface SearchFieldProps {
  /** Names the field; it is not drawn, the placeholder is. */
  label: string;
  /** Shows the text that is searched for. */
  value: string;
  /** Runs when typing has paused, and at once on Enter, Escape and the clear button. */
  onChange: (value: string) => void;
  /** Shown while the field is empty. Defaults to `label`. */
  placeholder?: string;
  /** How many milliseconds typing must pause before `onChange` runs. Defaults to 250. */
  delay?: number;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}
