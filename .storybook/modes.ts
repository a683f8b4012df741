/**
 * The themes in which a Matrix is checked and drawn, here and by Chromatic, as globals of the workshop. The last one is what every other
 * story is shown in, so that the page is left as it was found.
 */
export const modes = {
  dark: { layout: 'dark', direction: 'ltr', pointer: 'shown' },
  transparent: { layout: 'transparent', direction: 'ltr', pointer: 'hidden' },
  'custom-colors': { layout: 'custom-colors', direction: 'ltr', pointer: 'hidden' },
  rtl: { layout: 'light', direction: 'rtl', pointer: 'hidden' },
  light: { layout: 'light', direction: 'ltr', pointer: 'shown' },
} as const;
