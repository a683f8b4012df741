import { $getRoot, $getSelection } from 'lexical';

/** Puts the caret where the text ends, if nobody has been in the text yet: what a tool does happens there. */
export function $startAtEnd(): void {
  if ($getSelection() === null) $getRoot().selectEnd();
}
