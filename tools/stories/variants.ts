/**
 * The variants in which a Matrix is checked and drawn, as globals of the workshop. The last one is what every other story is shown in,
 * so that the page is left as it was found.
 */
export const variants = {
  dark: { layout: 'dark', direction: 'ltr' },
  rtl: { layout: 'light', direction: 'rtl' },
  light: { layout: 'light', direction: 'ltr' },
} as const;

/** Names the stories that are drawn. */
export const drawnStory = 'Matrix';
