import type { ReactNode, Ref } from 'react';
import { Action, Description, Picture, Root, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps {
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
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Shows what belongs on a screen or in a list that has nothing to show, and offers the first step. */
export function EmptyState({
  icon,
  title,
  isPageTitle = false,
  description,
  action,
  className,
  ref,
}: EmptyStateProps) {
  return (
    <Root ref={ref} className={className}>
      {icon !== undefined && <Picture aria-hidden>{icon}</Picture>}
      {isPageTitle ? (
        <Title as="h1" tabIndex={-1}>
          {title}
        </Title>
      ) : (
        <Title>{title}</Title>
      )}
      {description !== undefined && <Description>{description}</Description>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
