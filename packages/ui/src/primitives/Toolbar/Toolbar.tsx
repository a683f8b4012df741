import type { HTMLAttributes, Ref } from 'react';
import { Root } from './Toolbar.styles.ts';

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the toolbar for assistive technology. */
  label: string;
  /** Puts the controls beside or below each other. Defaults to `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Receives the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Holds controls that belong together. It is one tab stop; the arrow keys lead from one control to the next. An `hr` divides groups. */
export function Toolbar({ label, ...rootProps }: ToolbarProps) {
  return <Root aria-label={label} {...rootProps} />;
}
