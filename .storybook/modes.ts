/**
 * The looks in which a Matrix is checked and drawn, here and by Chromatic, as globals of the workshop. The last one is what every other
 * story is shown in, so that the page is left as it was found.
 */
export const modes = {
  dark: { layout: 'dark', direction: 'ltr' },
  transparent: { layout: 'transparent', direction: 'ltr' },
  'custom-colors': { layout: 'custom-colors', direction: 'ltr' },
  rtl: { layout: 'light', direction: 'rtl' },
  light: { layout: 'light', direction: 'ltr' },
} as const;
