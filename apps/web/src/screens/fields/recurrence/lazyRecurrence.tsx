import type { InlineRecurrenceProps, RecurrenceFieldProps } from '@bureau/forms';
import { Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';

interface RecurrenceTextProps {
  readonly rule: string;
}

/** Creates a component whose code is loaded with the first of them, and whose place is kept until then. */
function lazyInPlace<Props extends object>(...args: Parameters<typeof lazyComponent<Props>>) {
  const { Component } = lazyComponent(...args);
  return function LazyInPlace(props: Props) {
    return (
      <Suspense fallback={<Skeleton />}>
        <Component {...props} />
      </Suspense>
    );
  };
}

/** Says a recurrence rule as a sentence. */
export const RecurrenceText = lazyInPlace<RecurrenceTextProps>(
  async () => (await import('./RecurrenceSentence.tsx')).RecurrenceSentence,
  ({ rule }) => rule,
);

/** Takes how often something recurs, inside of a form. */
export const RecurrenceField = lazyInPlace<RecurrenceFieldProps>(
  async () => (await import('./editors.ts')).RecurrenceField,
);

/** Edits how often something recurs in its place. */
export const InlineRecurrence = lazyInPlace<InlineRecurrenceProps>(
  async () => (await import('./editors.ts')).InlineRecurrence,
);
