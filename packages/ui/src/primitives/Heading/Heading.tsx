import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Heading.styles.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Sets the level in the outline of the page. The heading of the page itself is 1, and can take the focus. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Sets the size in pixels. Defaults to that of the level: 24, 16 and then 14. */
  size?: 13 | 14 | 16 | 20 | 24;
  /** Receives the element. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizes = { 1: 24, 2: 16, 3: 14, 4: 14, 5: 14, 6: 14 } as const;

/** Heads what stands below it. How large it is does not depend on its level. */
export function Heading({ level, size = sizes[level], ...rootProps }: HeadingProps) {
  return <Root as={`h${level}`} tabIndex={level === 1 ? -1 : undefined} {...rootProps} data-size={size} />;
}
