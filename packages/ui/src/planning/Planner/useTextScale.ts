import { useBrowserValue } from '../../primitives/state/useBrowserValue.ts';

const measure = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Returns how much larger than usual the texts are that the browser is set to. */
export const useTextScale = (): number => useBrowserValue(measure, 1);
