import type { RootProps } from '../root/index.ts';
import { Root } from './PlainText.styles.ts';

export interface PlainTextProps extends RootProps<HTMLParagraphElement> {
  /** The text; its line breaks are kept, and nothing in it is markup. */
  children: string;
  /** Renders the text quietly, for what stands in for a text that is missing. */
  isMuted?: boolean;
}

/** Shows a text as it was typed, in lines that are short enough to read. */
export function PlainText({ children, isMuted = false, ...rootProps }: PlainTextProps) {
  return (
    <Root {...rootProps} data-muted={isMuted || undefined}>
      {children}
    </Root>
  );
}
