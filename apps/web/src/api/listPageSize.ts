/** How many records are asked for at once while a list is scrolled. */
export const listPageSize = 100;

/** Returns the page, counted from 1, that holds the record at a place, counted from 0. */
export const pageOf = (place: number): number => Math.floor(place / listPageSize) + 1;
