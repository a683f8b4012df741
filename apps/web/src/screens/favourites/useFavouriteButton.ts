import { createLazyImport } from '@bureau/ui';
import type { FavouriteTarget } from './useFavourites.ts';

/** How long the first page is left to itself once it asks for the button, in milliseconds. */
const pause = 1000;

/** Loads the button that marks something as a favourite: pages are drawn without it. */
export const useFavouriteButton = createLazyImport<FavouriteTarget>(() =>
  new Promise((resolve) => setTimeout(resolve, pause))
    .then(() => import('./FavouriteButton.tsx'))
    .then(({ FavouriteButton }) => FavouriteButton),
);
