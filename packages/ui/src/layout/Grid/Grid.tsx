import type { HTMLAttributes, Ref } from 'react';
import { type Space, spaceOf } from '../spacing.ts';
import { Root } from './Grid.styles.ts';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The width below which no column goes while there is room for one: as many as fit stand beside each other. Defaults to 16rem. */
  minColumnWidth?: string;
  /** The most columns that stand beside each other; no limit without it. */
  maxColumns?: number;
  /** Sets the space between the children, in steps of 4 pixels. Defaults to 4. */
  gap?: Space;
  /** Renders another element than a `div`. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** Receives the element. */
  ref?: Ref<HTMLElement>;
}

/** Lays out its children in columns of equal width, as many as there is room for. */
export function Grid({
  minColumnWidth = '16rem',
  maxColumns,
  gap = 4,
  as = 'div',
  style,
  ...rootProps
}: GridProps) {
  return (
    <Root
      {...rootProps}
      as={as}
      data-limited={maxColumns !== undefined || undefined}
      style={{
        '--grid-gap': spaceOf(gap),
        '--grid-min': minColumnWidth,
        '--grid-max': maxColumns,
        ...style,
      }}
    />
  );
}
