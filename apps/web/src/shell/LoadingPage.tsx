import type { RouteHandle } from '../core/navigation/feature.ts';
import { ListSkeleton } from '../screens/list/ListSkeleton.tsx';
import { Loading } from '../screens/states/Loading.tsx';

interface LoadingPageProps {
  /** The page that is on its way; undefined for addresses that are none. */
  readonly handle: RouteHandle | undefined;
}

/** Stands in for a page whose code is on its way. */
export function LoadingPage({ handle }: LoadingPageProps) {
  return (
    <>
      <Loading />
      {handle?.page.isList && <ListSkeleton {...handle} />}
    </>
  );
}
