import type { InlineRecurrenceProps, RecurrenceFieldProps } from '@bureau/forms';
import { Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';

interface RecurrenceTextProps {
  readonly rule: string;
}

const { Component: LazyText } = lazyComponent<RecurrenceTextProps>(
  async () => (await import('./RecurrenceSentence.tsx')).RecurrenceSentence,
  ({ rule }) => rule,
);
const { Component: LazyField } = lazyComponent<RecurrenceFieldProps>(
  async () => (await import('./editors.ts')).RecurrenceField,
);
const { Component: LazyEditor } = lazyComponent<InlineRecurrenceProps>(
  async () => (await import('./editors.ts')).InlineRecurrence,
);

/** Says a recurrence rule as a sentence. Its words are loaded with the first of them. */
export const RecurrenceText = (props: RecurrenceTextProps) => (
  <Suspense fallback={<Skeleton />}>
    <LazyText {...props} />
  </Suspense>
);

/** Takes how often something recurs, inside of a form. It is loaded with the first of them. */
export const RecurrenceField = (props: RecurrenceFieldProps) => (
  <Suspense fallback={<Skeleton />}>
    <LazyField {...props} />
  </Suspense>
);

/** Edits how often something recurs in its place. It is loaded with the first of them. */
export const InlineRecurrence = (props: InlineRecurrenceProps) => (
  <Suspense fallback={<Skeleton />}>
    <LazyEditor {...props} />
  </Suspense>
);
