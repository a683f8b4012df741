import type { HTMLAttributes } from 'react';
import { Root } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** Names the element, for content that may not stand in a `span`. */
  as?: 'span' | 'div';
}

/** Shows its content to assistive technology alone. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
