import { isStorable } from './isStorable.ts';

/** Matches texts of nothing but spaces, control characters and what is never drawn, such as joiners, fillers, variation selectors and tags. */
const blank = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns whether there is nothing to be seen of a text. What cannot be stored is no such text: it is refused as what it is. */
export const isBlank = (text: string): boolean => isStorable(text) && blank.test(text);
