/** How many records are asked for at once while a list is scrolled. */
export const listPageSize = 100;
