import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import { Action, Description, Picture, Root, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** Shows an icon above the title. */
  icon?: ReactNode;
  /** What belongs here: "No tasks yet". */
  title: string;
  /** Makes the title the heading of the page, for pages that show nothing else; it can then take the focus. */
  isPageTitle?: boolean;
  /** What to do next, in a sentence. */
  description?: ReactNode;
  /** Offers the first step, as a button or a link. */
  action?: ReactNode;
}

/** Shows what belongs on a screen or in a list that has nothing to show, and offers the first step. */
export function EmptyState({
  icon,
  title,
  isPageTitle = false,
  description,
  action,
  ...rootProps
}: EmptyStateProps) {
  return (
    <Root {...rootProps}>
      {icon !== undefined && <Picture aria-hidden>{icon}</Picture>}
      <Title {...(isPageTitle && { as: 'h1', tabIndex: -1 })}>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
