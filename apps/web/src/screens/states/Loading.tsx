import { LoaderOverlay } from '@bureau/ui';

/** Stands in for a page whose code is on its way; it shows nothing at first, so that quick ones do not flicker. */
export function Loading() {
  return <LoaderOverlay isActive />;
}
