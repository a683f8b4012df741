import { useMediaQuery } from '../../provider/media/index.ts';

/** Returns whether the window is wide enough for a panel beside a list that is still of use. Whoever reads larger texts needs a wider one. */
export const useHasRoomBeside = (): boolean => useMediaQuery('(width >= 100rem)');
