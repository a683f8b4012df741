import type { Density, ThemeLayout } from '@bureau/theme';
import type { GlobalTypes } from 'storybook/internal/csf';

/** What a story is looked at in. */
export interface Globals {
  layout: ThemeLayout;
  direction: 'ltr' | 'rtl';
  locale: string;
  density: Density;
}

/** The toolbar of the workshop. */
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

export const initialGlobals: Globals = {
  layout: 'light',
  direction: 'ltr',
  locale: 'en',
  density: 'comfortable',
};
