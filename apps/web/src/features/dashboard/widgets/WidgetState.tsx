import { PlainText, Skeleton, Stack } from '@bureau/ui';
import type { ReactNode } from 'react';
import type { QueryResult } from '../../../api/useQuery.ts';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { type FoundList, ListLink } from './ListLink.tsx';

interface WidgetStateProps<Data> {
  readonly query: Pick<QueryResult<Data>, 'data' | 'error' | 'retry'>;
  /** Whether there is nothing to show, where that can be. */
  readonly empty?: string;
  readonly isEmpty?: (data: Data) => boolean;
  /** Returns the whole list of which the widget shows some, unless it is not open to the user. */
  readonly listOf?: (data: Data) => FoundList | null;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a widget was answered, and until then that it is on its way, or why it cannot be had. */
export function WidgetState<Data>({ query, empty, isEmpty, listOf, children }: WidgetStateProps<Data>) {
  const { data, error, retry } = query;
  if (data === undefined && error) return <LoadFailure error={error} onRetry={retry} />;
  if (data === undefined)
    return (
      <Stack aria-busy>
        <Skeleton />
        <Skeleton inlineSize="80%" />
        <Skeleton inlineSize="60%" />
      </Stack>
    );
  const list = listOf?.(data);
  const content =
    empty !== undefined && isEmpty?.(data) ? <PlainText isMuted>{empty}</PlainText> : children(data);
  // Alone it fills its widget, as a chart does beside a taller one.
  if (!list) return content;
  return (
    <Stack gap={2}>
      {content}
      {list.count > 0 && <ListLink list={list} />}
    </Stack>
  );
}
