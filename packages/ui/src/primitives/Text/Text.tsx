import type { Tone } from '@bureau/theme';
import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Text.styles.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Sets the size in pixels. Without it, the text has the size of what it stands in. */
  size?: 12 | 13 | 14 | 16 | 20;
  /** Sets the weight. Defaults to what it stands in. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** Sets the colour. Defaults to what it stands in; what a tone means is said in words as well. */
  tone?: 'default' | 'muted' | Exclude<Tone, 'neutral'>;
  /** Writes digits of equal width, for what stands in columns. */
  isTabular?: boolean;
  /** Cuts the text off at the end of the line where there is no room. */
  isTruncated?: boolean;
  /** Keeps line breaks as they were typed. */
  hasLineBreaks?: boolean;
  /** Renders another element than a `span`. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small';
  /** Receives the element. */
  ref?: Ref<HTMLElement>;
}

/** Shows a text in one of the sizes, weights and colours that texts have. A paragraph has lines that are short enough to read. */
export function Text({
  size,
  weight,
  tone,
  isTabular = false,
  isTruncated = false,
  hasLineBreaks = false,
  ...rootProps
}: TextProps) {
  return (
    <Root
      {...rootProps}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-tabular={isTabular || undefined}
      data-truncated={isTruncated || undefined}
      data-line-breaks={hasLineBreaks || undefined}
    />
  );
}
