import type { InlineRecurrenceProps, RecurrenceFieldProps } from '@bureau/forms';
import { createLazyImport, Skeleton } from '@bureau/ui';
import { type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../lazy/afterPaint.ts';
import { AwaitedEditor } from '../../lazy/AwaitedEditor.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.ts';

interface RecurrenceTextProps {
  readonly rule: string;
}

/** Creates a component whose code is loaded with the first of them, and whose place is kept until then by a skeleton, or by what is given. */
function lazyWithSkeleton<Props extends object>(
  load: Parameters<typeof lazyComponent<Props>>[0],
  Fallback?: Parameters<typeof lazyComponent<Props>>[1],
  rest: (props: Props) => ReactNode = () => <Skeleton />,
) {
  const { Component } = lazyComponent(load, Fallback);
  return function LazyInPlace(props: Props) {
    return (
      <Suspense fallback={rest(props)}>
        <Component {...props} />
      </Suspense>
    );
  };
}

/** Shows a recurrence rule as a sentence. */
export const RecurrenceText = lazyWithSkeleton<RecurrenceTextProps>(
  async () => (await import('./RecurrenceSentence.tsx')).RecurrenceSentence,
  ({ rule }) => rule,
);

const useMark = createLazyImport<RecurrenceTextProps>(async () => {
  await afterPaint();
  return (await import('./RecurrenceMark.tsx')).RecurrenceMark;
});

/** Marks what recurs, and says how often: once what it belongs to is drawn. */
export function RecurrenceMark(props: RecurrenceTextProps) {
  const { Loaded: Mark } = useMark();
  return Mark && <Mark {...props} />;
}

/** Takes how often something recurs, inside of a form. */
export const RecurrenceField = lazyWithSkeleton<RecurrenceFieldProps>(
  async () => (await import('./editors.ts')).RecurrenceField,
);

/** Edits how often something recurs in its place. */
export const InlineRecurrence = lazyWithSkeleton<InlineRecurrenceProps>(
  async () => (await import('./editors.ts')).InlineRecurrence,
  undefined,
  ({ initialDraft }) => (
    <AwaitedEditor isAsked={initialDraft === undefined}>
      <Skeleton />
    </AwaitedEditor>
  ),
);
