import { CircleAlert } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/index.ts';
import { Picture, Reference } from './ErrorState.styles.ts';

export interface ErrorStateProps extends EmptyStateProps {
  /** Chooses the colour of the icon: `danger` for what failed, `warning` for what passes by itself, `neutral` for what is as it should be. Defaults to `danger`. */
  tone?: 'neutral' | 'warning' | 'danger';
  /** Shows what those who look into the error need, such as the id of a request. */
  reference?: string | undefined;
}

/** Shows in place of a page, or of a part of it, that it cannot be shown: what happened, why, and what to do next. */
export function ErrorState({
  tone = 'danger',
  icon = <CircleAlert />,
  description,
  reference,
  ...emptyStateProps
}: ErrorStateProps) {
  return (
    <EmptyState
      {...emptyStateProps}
      icon={<Picture data-tone={tone}>{icon}</Picture>}
      description={
        reference === undefined ? (
          description
        ) : (
          <>
            {description}
            <Reference>{reference}</Reference>
          </>
        )
      }
    />
  );
}
