/** Names a step of the scale of spaces: 1 is 4 pixels. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Returns the space of a step as CSS. */
export const spaceOf = (space: Space): string => (space === 0 ? '0px' : `var(--bureau-space-${space})`);
