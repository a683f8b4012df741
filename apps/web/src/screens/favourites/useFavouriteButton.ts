import { createLazyImport } from '@bureau/ui';
import type { FavouriteTarget } from './useFavourites.ts';

/** How long the first page is left to itself once it asks for the button, in milliseconds. */
const pause = 250;

/** Loads the button that marks something as a favourite: pages are drawn without it. */
export const useFavouriteButton = createLazyImport<FavouriteTarget>(async () => {
  await new Promise((resolve) => setTimeout(resolve, pause));
  return (await import('./FavouriteButton.tsx')).FavouriteButton;
});
