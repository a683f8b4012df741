import type { Tone } from '@bureau/theme';
import type { ReactNode } from 'react';
import type { RootProps } from '../root/index.ts';
import { Root } from './Badge.styles.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** Chooses the colour; the label carries the meaning. */
  tone: Tone;
  /** Names the state: "In progress". */
  label: string;
  /** Shows an icon before the label, so that the state is seen without reading and without colour. */
  icon?: ReactNode;
}

/** Shows a state, a priority or a count as a short word. */
export function Badge({ tone, label, icon, ...rootProps }: BadgeProps) {
  // A table may show hundreds of badges: only beside an icon the label is an element of its own.
  const hasIcon = icon !== undefined;
  return (
    <Root {...rootProps} data-tone={tone} data-has-icon={hasIcon || undefined}>
      {icon}
      {hasIcon ? <span>{label}</span> : label}
    </Root>
  );
}
