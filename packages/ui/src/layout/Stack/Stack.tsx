import type { HTMLAttributes, Ref } from 'react';
import { type Space, spaceOf } from '../spacing.ts';
import { Root } from './Stack.styles.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Puts the children below or beside each other. Defaults to `column`. */
  direction?: 'row' | 'column';
  /** Sets the space between the children, in steps of 4 pixels. Defaults to 4. */
  gap?: Space;
  /** Aligns the children across the direction. Defaults to `stretch` in a column and `center` in a row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Distributes the children along the direction. Defaults to `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether a row goes on in the next line where there is no room. */
  isWrapping?: boolean;
  /** Renders another element than a `div`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'span';
  /** Receives the element. */
  ref?: Ref<HTMLElement>;
}

/** Lays out its children one after the other, with the same space between them. */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  isWrapping = false,
  as = 'div',
  style,
  ...rootProps
}: StackProps) {
  return (
    <Root
      {...rootProps}
      as={as}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrapping={isWrapping || undefined}
      style={{ '--stack-gap': spaceOf(gap), ...style }}
    />
  );
}
