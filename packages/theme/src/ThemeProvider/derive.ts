import { deriveBrand } from '../brand/index.ts';
import { deriveSidebar } from '../sidebar/deriveSidebar.ts';
import type { Derive } from './resolveThemeWith.ts';

/** Derives the colours of brand and sidebar. */
export const derive: Derive = { brand: deriveBrand, sidebar: deriveSidebar };
