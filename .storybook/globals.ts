import type { GlobalTypes } from 'storybook/internal/csf';

/** The toolbar of the workshop: what every story can be looked at in. */
export const globalTypes: GlobalTypes = {
  layout: {
    description: 'Theme layout',
    toolbar: {
      title: 'Layout',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: ['light', 'dark', 'transparent', 'custom-colors'],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description: 'Locale',
    toolbar: { title: 'Locale', icon: 'globe', dynamicTitle: true, items: ['en', 'de', 'ja', 'zh'] },
  },
  density: {
    description: 'Density of rows',
    toolbar: {
      title: 'Density',
      icon: 'listunordered',
      dynamicTitle: true,
      items: ['comfortable', 'compact'],
    },
  },
};

export const initialGlobals = { layout: 'light', direction: 'ltr', locale: 'en', density: 'comfortable' };
