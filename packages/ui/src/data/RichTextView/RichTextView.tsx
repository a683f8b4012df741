import { useLayoutEffect, useRef } from 'react';
import { Root } from './RichTextView.styles.ts';
import { sanitise } from './sanitise.ts';

export interface RichTextViewProps {
  /** The text as HTML. What could do harm is taken out; links to other places open in a window of their own. */
  html: string;
  className?: string;
}

/** Shows a text with the formatting that people gave it. */
export function RichTextView({ html, className }: RichTextViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.replaceChildren(sanitise(html)), [html]);
  return <Root ref={root} className={className} />;
}
