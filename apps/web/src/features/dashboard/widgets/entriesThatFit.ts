/** Returns how many entries of a height a widget has room for that covers so many rows of the grid. */
export const entriesThatFit = (rows: number, entryHeight: number): number =>
  Math.max(Math.floor((rows * 104 - 112) / entryHeight), 1);
