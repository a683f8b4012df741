import { useEffect, useEffectEvent } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

/**
 * Shows the pages of a router. The first rendering is done in slices, and only after the last one does the router's provider subscribe. A router
 * tells it of an address that has changed in between, unless somebody else has subscribed before, as the application has.
 */
export function AppRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  const rendered = router.state;
  const catchUp = useEffectEvent(() => {
    if (router.state !== rendered) void router.revalidate();
  });
  useEffect(() => catchUp(), [router]);
  return <RouterProvider router={router} />;
}
