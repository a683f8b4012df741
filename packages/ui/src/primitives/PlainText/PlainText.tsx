import type { Ref } from 'react';
import { Root } from './PlainText.styles.ts';

export interface PlainTextProps {
  /** The text; its line breaks are kept, and nothing in it is markup. */
  children: string;
  /** Renders the text quietly, for what stands in for a text that is missing. */
  isMuted?: boolean;
  className?: string;
  ref?: Ref<HTMLParagraphElement>;
}

/** Shows a text as it was typed, in lines that are short enough to read. */
export function PlainText({ children, isMuted = false, className, ref }: PlainTextProps) {
  return (
    <Root ref={ref} className={className} data-muted={isMuted || undefined}>
      {children}
    </Root>
  );
}
